import { describe, expect, it } from 'vitest'
import { createFormatters } from './formatters.js'

const greek = createFormatters({ iso: 'el-GR', timeZone: 'Europe/Athens' })
const english = createFormatters({ iso: 'en-US', timeZone: 'Europe/Athens' })
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' })

describe('createFormatters', () => {
  it('writes prices as each language does', () => {
    expect(greek.money(eur(123450))).toBe('1.234,50\u00a0€')
    expect(english.money(eur(123450))).toBe('€1,234.50')
    expect(greek.money(eur(5))).toBe('0,05\u00a0€')
  })

  it('writes a negative price with a plain minus, and zero without one', () => {
    expect(greek.money(eur(-500))).toBe('-5,00\u00a0€')
    expect(english.money(eur(-500))).toBe('-€5.00')
    expect(greek.money(eur(-0))).toBe('0,00\u00a0€')
  })

  it('supports currencies without minor units, and with a thousand of them', () => {
    expect(english.money({ amountMinor: 1200, currency: 'JPY' })).toBe('¥1,200')
    expect(english.money({ amountMinor: 1200, currency: 'KWD' })).toBe('KWD\u00a01.200')
    expect(english.moneyParts({ amountMinor: 1200, currency: 'JPY' })).toMatchObject({
      integer: '1,200',
      separator: '',
      fraction: '',
    })
  })

  it('returns parts of a price that join to the same text', () => {
    expect(greek.moneyParts(eur(-123450))).toEqual({
      sign: '-',
      integer: '1.234',
      separator: ',',
      fraction: '50',
      symbol: '€',
      order: 'symbol-last',
      gap: '\u00a0',
    })
    expect(english.moneyParts(eur(990))).toEqual({
      sign: '',
      integer: '9',
      separator: '.',
      fraction: '90',
      symbol: '€',
      order: 'symbol-first',
      gap: '',
    })
  })

  it('joins names as each language does', () => {
    const names = ['Anna', 'Bill', 'Cara']
    expect(greek.list(names)).toBe('Anna, Bill και Cara')
    expect(english.list(names)).toBe('Anna, Bill, and Cara')
    const arabic = createFormatters({ iso: 'ar-AE', timeZone: 'Asia/Dubai' })
    expect(arabic.list(names)).toBe('Anna وBill وCara')
    expect([greek.list(['Anna']), greek.list([])]).toEqual(['Anna', ''])
  })

  it('writes numbers and shares', () => {
    expect(greek.number(1234.5)).toBe('1.234,5')
    expect(english.number(1234.5678, { maximumFractionDigits: 1 })).toBe('1,234.6')
    const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
    expect([english.number(5, one), english.number(4.25, one)]).toEqual(['5.0', '4.3'])
    expect(greek.percent(0.24)).toBe('24%')
    expect(english.percent(0.125, { maximumFractionDigits: 1 })).toBe('12.5%')
    expect(greek.number(-1)).toBe('-1')
    expect(greek.number(-0)).toBe('0')
  })

  it('writes dates in the time zone it was given, across the change to summer time', () => {
    expect(greek.date('2026-11-21T23:30:00Z')).toBe('22/11/2026')
    expect(english.date('2026-11-21T23:30:00Z')).toBe('11/22/2026')
    expect(greek.date('2026-11-21T10:00:00Z', 'long')).toBe('21 Νοεμβρίου 2026')
    expect(english.dateTime('2026-07-01T12:05:00Z', 'long')).toBe('July 1, 2026, 15:05')
    expect(greek.dateTime('2026-01-01T12:05:00Z')).toBe('01/01/2026, 14:05')
    expect(english.time('2026-01-01T22:05:00Z')).toBe('00:05')
    expect(greek.date(Date.UTC(2026, 0, 1))).toBe('01/01/2026')
    expect(greek.day('2026-11-23T22:30:00Z')).toBe('Τρίτη 24/11')
    expect(english.day('2026-11-23T22:30:00Z')).toBe('Tuesday 11/24')
    expect(greek.day('tomorrow')).toBe('')
  })

  it('writes dates alone as another locale does, where one is named', () => {
    const european = createFormatters({
      iso: 'en-US',
      dateIso: 'en-GB',
      timeZone: 'Europe/Athens',
    })
    expect(european.date('2026-11-21T23:30:00Z')).toBe('22/11/2026')
    expect(european.dateTime('2026-07-01T12:05:00Z', 'long')).toBe('1 July 2026, 15:05')
    expect(european.day('2026-11-23T22:30:00Z')).toBe('Tuesday 24/11')
    expect(european.money(eur(123450))).toBe(english.money(eur(123450)))
  })

  it('writes nothing for a moment that cannot be read', () => {
    expect(greek.date('yesterday')).toBe('')
    expect(greek.dateTime('yesterday')).toBe('')
    expect(greek.time(Number.NaN)).toBe('')
  })

  it('writes millimetres in cm, and grams in g and from 1000 on in kg', () => {
    expect(greek.dimension(125)).toBe('12,5\u00a0cm')
    expect(english.dimension(1200)).toBe('120\u00a0cm')
    expect(greek.weight(999)).toBe('999\u00a0g')
    expect(greek.weight(1250)).toBe('1,25\u00a0kg (1.250\u00a0g)')
    expect(english.dimensions({ lengthMm: 600, widthMm: 300, heightMm: 225 })).toBe(
      '60 × 30 × 22.5\u00a0cm',
    )
    expect(greek.dimensions({ lengthMm: 600, widthMm: null, heightMm: 225 })).toBe(
      '60 × 22,5\u00a0cm',
    )
    expect(greek.dimensions({})).toBe('')
  })

  it('holds no space or sign that engines disagree about', () => {
    const texts = [greek, english].flatMap((formatters) => [
      formatters.money(eur(-123456789)),
      formatters.percent(-0.5),
      formatters.dateTime(0, 'long'),
      formatters.weight(1000000),
    ])
    expect(texts.join('')).not.toMatch(/[\u2007\u2009\u202f\u2212\u200e\u200f]/)
  })

  it('writes the minus as a hyphen and no direction marks, whatever the language', () => {
    const swedish = createFormatters({ iso: 'sv-SE', timeZone: 'Europe/Athens' })
    expect(swedish.number(-1)).toBe('-1')
    const hebrew = createFormatters({ iso: 'he-IL', timeZone: 'Europe/Athens' })
    const text = hebrew.money({ amountMinor: -500, currency: 'ILS' })
    expect(text).toBe('-5.00\u00a0₪')
  })

  it('rejects a language that does not exist', () => {
    expect(() => createFormatters({ iso: 'no_such', timeZone: 'Europe/Athens' })).toThrow(
      expect.objectContaining({ code: 'invalid-format', cause: expect.any(RangeError) }),
    )
  })

  it('rejects a time zone that does not exist at the first date', () => {
    const { money, date } = createFormatters({ iso: 'el-GR', timeZone: 'Europe/Atlantis' })
    expect(money({ amountMinor: 100, currency: 'EUR' })).toContain('1,00')
    expect(() => date(0)).toThrow(
      expect.objectContaining({
        code: 'invalid-format',
        message: expect.stringContaining('Europe/Atlantis'),
      }),
    )
  })
})
