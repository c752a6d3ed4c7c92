import { describe, expect, it } from 'vitest'

import {
  cleanEmail,
  cleanPostalCode,
  cleanTyped,
  cleanVatNumber,
  formatPostalCode,
  toGreekLookAlikes,
  toLatinLookAlikes,
} from './clean-code.js'

describe('cleanTyped', () => {
  it('leaves plain signs alone', () => {
    expect(cleanTyped(' \ufeffRG\u201130\u200b\u00a0 \u2060４ ')).toBe('RG-30 4')
    expect(cleanTyped('a\u0000b\ud800\ufe0f')).toBe('a b')
  })
})

describe('cleanVatNumber', () => {
  it('writes Latin capitals and digits, whatever was typed', () => {
    for (const typed of ['ΕΛ 094.259.216', 'el-094259216', 'ЕΛ\u200b094259216', 'EL094259216']) {
      expect({ typed, number: cleanVatNumber(typed) }).toEqual({ typed, number: 'EL094259216' })
    }
  })
})

describe('cleanEmail', () => {
  it('writes internationalized domains in ASCII, and leaves the local part', () => {
    expect(cleanEmail(' Νίκος@Φλόγα.gr\u200b')).toBe('Νίκος@xn--mxadx7b5a.gr')
    expect(cleanEmail('Maria.P@Example.gr')).toBe('Maria.P@Example.gr')
    expect(cleanEmail('no address')).toBe('no address')
    expect(cleanEmail('a@exa mplé')).toBe('a@exa mplé')
  })
})

describe('look-alikes', () => {
  it('are exchanged between alphabets', () => {
    expect(toLatinLookAlikes('κατε-10')).toBe('KATE-10')
    expect(toGreekLookAlikes('ANOIXH')).toBe('ΑΝΟΙΧΗ')
    expect(cleanPostalCode('Τ.Κ. 841  00')).toBe('TK 841 00')
  })
})

describe('formatPostalCode', () => {
  it('groups the digits of a Greek code, and leaves all others alone', () => {
    expect(formatPostalCode('GR', '10563')).toBe('105\u00a063')
    expect(formatPostalCode('GR', '105 63')).toBe('105\u00a063')
    expect(formatPostalCode('GR', '105')).toBe('105')
    expect(formatPostalCode('DE', '10115')).toBe('10115')
    expect(formatPostalCode('GB', 'SW1A 1AA')).toBe('SW1A 1AA')
  })
})
