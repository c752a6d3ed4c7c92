import { describe, expect, it } from 'vitest'
import { staffMoney, staffTime, toCell } from './staff-texts.js'

describe('texts for staff', () => {
  it('are amounts of one form, and times where the shop is', () => {
    expect([staffMoney(0, 'EUR'), staffMoney(6_690, 'EUR')]).toEqual(['€0.00', '€66.90'])
    const moment = new Date('2026-11-21T22:30:00Z')
    expect(staffTime(moment, 'Europe/Athens')).toBe('2026-11-22 00:30')
  })

  it('are no formula in a spreadsheet, and on one line', () => {
    for (const start of ['=', '+', '-', '@', '\t=', '\r=', '\uFF1D']) {
      expect(toCell(`${start}HYPERLINK("https://evil.example")`)).toMatch(/^'[=+\-@\uFF1D]HYPER/)
    }
    expect(toCell('Μαρία\tΠ.\nΚ.')).toBe('Μαρία Π. Κ.')
    expect(toCell('A-1 = B')).toBe('A-1 = B')
  })
})
