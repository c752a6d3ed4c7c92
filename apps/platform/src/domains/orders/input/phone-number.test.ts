import { inputRules } from '../../../foundation/messages/parse-input.js'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { cleanPhoneNumber } from './phone-number.js'

describe('cleanPhoneNumber', () => {
  it('normalizes Greek numbers with and without the country', () => {
    expect(cleanPhoneNumber('GR', '210 123 4567')).toBe('2101234567')
    expect(cleanPhoneNumber('GR', '(+30) 6912345678')).toBe('+306912345678')
    expect(cleanPhoneNumber('GR', '+30 691 234 5678')).toBe('+306912345678')
    expect(cleanPhoneNumber('GR', '0030 6912345678')).toBe('+306912345678')
  })

  it('knows Cyprus and takes foreign numbers', () => {
    expect(cleanPhoneNumber('CY', '22 123456')).toBe('22123456')
    expect(cleanPhoneNumber('GR', '+49 30 901820')).toBe('+4930901820')
    expect(cleanPhoneNumber('DE', '030 901820')).toBe('030901820')
  })

  it('refuses nothing that the contact fields accept, whatever the country of the address', () => {
    const typed = ['691 234 5678', '030 901820', '210-1234567', '+44 20 7946 0958', '12345678']
    for (const country of ['GR', 'DE', 'JP', 'XX']) {
      for (const text of typed) {
        expect(v.is(inputRules.contact.phone, text)).toBe(true)
        expect(cleanPhoneNumber(country, text)).toMatch(/^\+?\d{8,15}$/)
      }
    }
    expect(cleanPhoneNumber('XX', '691 234 5678')).toBe('6912345678')
  })
})
