import { describe, expect, it } from 'vitest'
import { greekRegionOf, greekRegions } from './greek-regions.js'

describe('greekRegionOf', () => {
  it('finds the region of a postal code, spaces or not', () => {
    expect(greekRegionOf('105 63')).toBe('GR-I')
    expect(greekRegionOf('54622')).toBe('GR-B')
    expect(greekRegionOf('31100')).toBe('GR-F')
    expect(greekRegionOf('25100')).toBe('GR-G')
    expect(greekRegionOf('80100')).toBe('GR-I')
    expect(greekRegionOf('84600')).toBe('GR-L')
  })

  it('returns nothing for an invalid Greek postal code', () => {
    expect(greekRegionOf('')).toBeNull()
    expect(greekRegionOf('1056')).toBeNull()
    expect(greekRegionOf('00000')).toBeNull()
    expect(greekRegionOf('99999')).toBeNull()
  })

  it('gives no prefix to two regions, and each region at least one', () => {
    const prefixes = greekRegions.flatMap(({ postalPrefixes }) => postalPrefixes)
    expect(new Set(prefixes).size).toBe(prefixes.length)
    expect(greekRegions.every(({ postalPrefixes }) => postalPrefixes.length > 0)).toBe(true)
    expect(greekRegions).toHaveLength(13)
  })
})
