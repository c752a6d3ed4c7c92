import { describe, expect, it } from 'vitest'
import { isPostalCode, postalCodePattern, postalCodeUse, toPostalCode } from './postal-codes.js'
import { deliveryCountries } from '../../../foundation/pricing/delivery-zones.js'
import { greekDeliveryZones } from '../../../testing/greek-shop.js'

describe('isPostalCode', () => {
  it('wants five digits for Greece and four for Cyprus', () => {
    expect(isPostalCode('GR', '10431')).toBe(true)
    expect(isPostalCode('GR', '104 31')).toBe(true)
    expect(isPostalCode('GR', '1043')).toBe(false)
    expect(isPostalCode('GR', '104311')).toBe(false)
    expect(isPostalCode('CY', '1010')).toBe(true)
    expect(isPostalCode('CY', '10101')).toBe(false)
  })

  it('rejects Greek numbers that no prefecture has', () => {
    for (const code of ['99999', '00000', '01234', '39100', '75000', '79 000', '86000', '90000']) {
      expect(isPostalCode('GR', code)).toBe(false)
    }
    for (const code of ['80100', '85900', '63086', '100 02', '713 06']) {
      expect(isPostalCode('GR', code)).toBe(true)
    }
  })

  it('knows those outside the European Union, in either case', () => {
    for (const [country, code] of [
      ['US', '94016'],
      ['US', '94016-1234'],
      ['GB', 'sw1a 1aa'],
      ['GB', 'BT1 5GS'],
      ['CA', 'K1A 0B1'],
      ['CH', 'CH-8001'],
      ['JP', '154-0023'],
      ['AU', '3000'],
    ] as const) {
      expect(isPostalCode(country, code)).toBe(true)
    }
    for (const [country, code] of [
      ['US', '9401'],
      ['GB', '12345'],
      ['CA', 'K1A 0'],
      ['CH', '80010'],
      ['NO', 'ABCD'],
    ] as const) {
      expect(isPostalCode(country, code)).toBe(false)
    }
  })

  it('knows letters where a country uses them', () => {
    expect(isPostalCode('NL', '1012 AB')).toBe(true)
    expect(isPostalCode('IE', 'D02 X285')).toBe(true)
    expect(isPostalCode('PT', '1000-001')).toBe(true)
  })
})

describe('postalCodeUse', () => {
  it('knows where a code is required, and where there is none', () => {
    expect(['GR', 'DE', 'US', 'GB'].map(postalCodeUse)).toEqual(Array(4).fill('REQUIRED'))
    expect(['IS', 'SA', 'CL'].map(postalCodeUse)).toEqual(Array(3).fill('OPTIONAL'))
    expect(['AE', 'HK', 'QA', 'PA'].map(postalCodeUse)).toEqual(Array(4).fill('NONE'))
  })
})

describe('toPostalCode', () => {
  it("keeps the country's own notation", () => {
    expect(toPostalCode('GR', '104 31')).toBe('10431')
    expect(toPostalCode('CH', 'CH-8001')).toBe('8001')
    expect(toPostalCode('LV', 'LV-1010')).toBe('LV-1010')
    expect(toPostalCode('GB', ' sw1a 1aa ')).toBe('SW1A 1AA')
    expect(toPostalCode('AE', '00000')).toBe('')
  })

  it('drops the prefixes that people write', () => {
    for (const typed of [
      'GR-84100',
      'gr 841 00',
      'EL84100',
      'Τ.Κ. 841 00',
      'GR\u201184100\u200b',
    ]) {
      expect(toPostalCode('GR', typed)).toBe('84100')
      expect(isPostalCode('GR', typed)).toBe(true)
    }
    expect(toPostalCode('DE', 'D-10115')).toBe('10115')
    expect(toPostalCode('FI', 'AX-22100')).toBe('22100')
    expect(isPostalCode('GR', 'CY-84100')).toBe(false)
  })
})

describe('postalCodePattern', () => {
  it('is known for every country that is served', () => {
    expect(
      deliveryCountries(greekDeliveryZones).filter(
        (country) => postalCodePattern(country) === null,
      ),
    ).toEqual([])
  })
})
