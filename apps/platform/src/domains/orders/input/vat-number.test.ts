import { describe, expect, it } from 'vitest'
import { parseVatNumber, vatNumberCountry } from './vat-number.js'

describe('parseVatNumber', () => {
  it('checks the Greek check digit', () => {
    expect(parseVatNumber('GR', '090000045')).toBe('090000045')
    expect(parseVatNumber('GR', '094014201')).toBe('094014201')
    expect(parseVatNumber('GR', '090000046')).toBeUndefined()
    expect(parseVatNumber('GR', '000000000')).toBeUndefined()
    expect(parseVatNumber('GR', '12345678')).toBeUndefined()
  })

  it('reads the prefix and the spaces that people write', () => {
    expect(parseVatNumber('GR', 'EL 090 000 045')).toBe('090000045')
    expect(parseVatNumber('GR', 'GR090000045')).toBe('090000045')
    expect(parseVatNumber('DE', '136.695.976')).toBe('DE136695976')
  })

  it('checks the check digits of the other members', () => {
    expect(parseVatNumber('DE', '136695976')).toBe('DE136695976')
    expect(parseVatNumber('DE', '136695977')).toBeUndefined()
    expect(parseVatNumber('IT', 'IT 0074311 0157')).toBe('IT00743110157')
    expect(parseVatNumber('IT', '00743110158')).toBeUndefined()
  })

  it('knows the format of the other members and nothing else', () => {
    expect(parseVatNumber('CY', '10259033P')).toBe('CY10259033P')
    expect(parseVatNumber('AT', 'ATU13585627')).toBe('ATU13585627')
    expect(parseVatNumber('AT', '13585627')).toBeUndefined()
    expect(parseVatNumber('US', '123456789')).toBeUndefined()
  })

  it('reads the numbers of companies in Northern Ireland, and none of the rest of the kingdom', () => {
    expect(vatNumberCountry('GB', ' xi 980 7806 84')).toBe('XI')
    expect(vatNumberCountry('GB', 'GB980780684')).toBe('GB')
    expect(vatNumberCountry('DE', 'XI980780684')).toBe('DE')
    expect(parseVatNumber('XI', 'XI 980 7806 84')).toBe('XI980780684')
    expect(parseVatNumber('XI', 'XI980780685')).toBeUndefined()
    expect(parseVatNumber('GB', '980780684')).toBeUndefined()
  })
})
