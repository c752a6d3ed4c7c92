import { describe, expect, it } from 'vitest'

import { hasNumericPostalCodes, regionOf } from './region-of.js'
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

describe('hasNumericPostalCodes', () => {
  it('is for countries whose codes have neither letters nor a hyphen, but for a prefix', () => {
    const isNumeric = (postalCodePattern: string | null) =>
      hasNumericPostalCodes({ postalCodePattern })
    expect(isNumeric(String.raw`(?:(?:GR|TK)[ -]?)?(?:(?:10|11)\d ?\d{2})`)).toBe(true)
    expect(isNumeric(String.raw`(?:(?:BG)[ -]?)?(?:[1-9]\d{3})`)).toBe(true)
    expect(isNumeric(String.raw`(?:(?:NL)[ -]?)?(?:\d{4} ?[A-Z]{2})`)).toBe(false)
    expect(isNumeric(String.raw`(?:(?:PT)[ -]?)?(?:\d{4}-\d{3})`)).toBe(false)
    expect(isNumeric(null)).toBe(false)
  })
})
