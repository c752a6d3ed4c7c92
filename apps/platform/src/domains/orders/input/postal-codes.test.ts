import { describe, expect, it } from 'vitest'
import { isPostalCode, postalCodePattern } from './postal-codes.js'
import {
  defaultDeliveryZones,
  deliveryCountries,
} from '../../../foundation/pricing/delivery-zones.js'

describe('isPostalCode', () => {
  it('wants five digits for Greece and four for Cyprus', () => {
    expect(isPostalCode('GR', '10431')).toBe(true)
    expect(isPostalCode('GR', '104 31')).toBe(true)
    expect(isPostalCode('GR', '1043')).toBe(false)
    expect(isPostalCode('GR', '104311')).toBe(false)
    expect(isPostalCode('GR', '10431\n')).toBe(false)
    expect(isPostalCode('CY', '1010')).toBe(true)
    expect(isPostalCode('CY', '10101')).toBe(false)
  })

  it('knows letters where a country uses them', () => {
    expect(isPostalCode('NL', '1012 AB')).toBe(true)
    expect(isPostalCode('IE', 'D02 X285')).toBe(true)
    expect(isPostalCode('PT', '1000-001')).toBe(true)
  })
})

describe('postalCodePattern', () => {
  it('is known for every country that is served', () => {
    expect(
      deliveryCountries(defaultDeliveryZones).filter(
        (country) => postalCodePattern(country) === null,
      ),
    ).toEqual([])
  })
})
