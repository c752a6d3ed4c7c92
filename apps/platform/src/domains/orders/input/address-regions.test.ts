import { describe, expect, it } from 'vitest'
import { addressRegions, regionName } from './address-regions.js'

describe('addressRegions', () => {
  it('knows the 13 regions of Greece in both languages, and the states of large countries', () => {
    expect(addressRegions('GR', 'el')).toHaveLength(13)
    expect(addressRegions('GR', 'en').map(({ name }) => name)).toContain('Attica')
    const states = addressRegions('US', 'en')
    expect(states.length).toBeGreaterThanOrEqual(51)
    expect(states).toContainEqual({ code: 'US-CA', name: 'California', postalPrefixes: [] })
    expect(addressRegions('CA', 'en').map(({ code }) => code)).toContain('CA-ON')
  })

  it('returns none for a country whose addresses have no region', () => {
    expect(addressRegions('DE', 'en')).toEqual([])
    expect(addressRegions('CH', 'en')).toEqual([])
    expect(addressRegions('XX', 'en')).toEqual([])
  })
})

describe('regionName', () => {
  it('names a region by its code alone', () => {
    expect(regionName('GR-I', 'el')).toBe('Αττική')
    expect(regionName('US-NY', 'el')).toBe('New York')
    expect(regionName('US-ZZ', 'en')).toBeNull()
    expect(regionName('', 'en')).toBeNull()
  })
})
