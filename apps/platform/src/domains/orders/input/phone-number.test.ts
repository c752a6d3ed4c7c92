import { describe, expect, it } from 'vitest'
import { parsePhoneNumber } from './phone-number.js'

describe('parsePhoneNumber', () => {
  it('reads Greek numbers with and without the country', () => {
    expect(parsePhoneNumber('GR', '210 123 4567')).toBe('2101234567')
    expect(parsePhoneNumber('GR', '(+30) 6912345678')).toBeUndefined()
    expect(parsePhoneNumber('GR', '+30 691 234 5678')).toBe('+306912345678')
    expect(parsePhoneNumber('GR', '0030 6912345678')).toBe('+306912345678')
  })

  it('refuses what is too short, too long or no number', () => {
    expect(parsePhoneNumber('GR', '12345')).toBeUndefined()
    expect(parsePhoneNumber('GR', '69123456789')).toBeUndefined()
    expect(parsePhoneNumber('GR', 'call me')).toBeUndefined()
    expect(parsePhoneNumber('GR', '+30 123')).toBeUndefined()
    expect(parsePhoneNumber('GR', '210 123 4567 ext 4')).toBeUndefined()
    expect(parsePhoneNumber('XX', '2101234567')).toBeUndefined()
  })

  it('knows Cyprus and takes foreign numbers', () => {
    expect(parsePhoneNumber('CY', '22 123456')).toBe('22123456')
    expect(parsePhoneNumber('GR', '+49 30 901820')).toBe('+4930901820')
    expect(parsePhoneNumber('DE', '030 901820')).toBe('030901820')
  })
})
