import { describe, expect, it } from 'vitest'
import { parseMoney } from './parse-money.js'

describe('parseMoney', () => {
  it('parses decimals after a point or a comma, in the digits of the currency', () => {
    expect(parseMoney('12', 'EUR')).toEqual({ minor: 1_200 })
    expect(parseMoney('12.5', 'EUR')).toEqual({ minor: 1_250 })
    expect(parseMoney('12,50', 'EUR')).toEqual({ minor: 1_250 })
    expect(parseMoney('12.5000', 'EUR')).toEqual({ minor: 1_250 })
    expect(parseMoney('19.99', 'EUR')).toEqual({ minor: 1_999 })
    expect(parseMoney('1200', 'JPY')).toEqual({ minor: 1_200 })
    expect(parseMoney('1.200', 'KWD')).toEqual({ minor: 1_200 })
    expect(parseMoney('0', 'EUR')).toEqual({ minor: 0 })
  })

  it('refuses a separator before three digits, and names both readings', () => {
    expect(parseMoney('1.200', 'EUR')).toEqual({
      problem: 'may be 1.20 or 1200: write it without a thousands separator',
    })
    expect(parseMoney('12,505', 'EUR')).toEqual({
      problem: 'may be 12.505 or 12505: write it without a thousands separator',
    })
    expect(parseMoney('1.200', 'JPY')).toHaveProperty('problem')
  })

  it('parses amounts as spreadsheets and feeds write them, with the currency in front or behind', () => {
    for (const text of [
      '1.189,00',
      '1,189.00',
      '1 189,00',
      '1\u00a0189,00 €',
      "1'189.00",
      '€1189',
    ]) {
      expect({ text, parsed: parseMoney(text, 'EUR') }).toEqual({
        text,
        parsed: { minor: 118_900 },
      })
    }
    expect(parseMoney('189,00 €', 'EUR')).toEqual({ minor: 18_900 })
    expect(parseMoney('EUR 189', 'EUR')).toEqual({ minor: 18_900 })
    expect(parseMoney('1.189.000', 'JPY')).toEqual({ minor: 1_189_000 })
    expect(parseMoney('12.50 USD', 'EUR')).toEqual({ problem: 'is not in EUR' })
    expect(parseMoney('$12.50', 'EUR')).toEqual({ problem: 'is not in EUR' })
  })

  it('refuses what is no amount', () => {
    for (const text of [
      '',
      'cheap',
      '-1',
      '1.',
      '.5',
      '1 20',
      '1e3',
      '12.5050',
      '1000000.01',
      '1.18,00',
    ]) {
      expect({ text, parsed: parseMoney(text, 'EUR') }).toEqual({
        text,
        parsed: { problem: expect.any(String) },
      })
    }
  })
})
