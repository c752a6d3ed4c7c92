import { describe, expect, it } from 'vitest'

import { regionOf } from './region-of.js'
import { sampleCountries } from '../../testing/sample-countries.js'

const { greece, cyprus } = sampleCountries

describe('regionOf', () => {
  it('determines the region only by a complete postal code', () => {
    expect(regionOf(greece, '805 00')).toBe('GR-I')
    expect(regionOf(greece, '\u200b80\u00a0500')).toBe('GR-I')
    const prefixed = String.raw`(?:(?:GR|TK)[ -]?)?(?:\d{3} ?\d{2})`
    const withPrefix = { ...greece, postalCodePattern: prefixed }
    expect(regionOf(withPrefix, 'Τ.Κ. 713 06')).toBe('GR-M')
    expect(regionOf(greece, '71')).toBeUndefined()
    expect(regionOf(cyprus, '1010')).toBeUndefined()
    expect(regionOf(undefined, '71306')).toBeUndefined()
  })
})
