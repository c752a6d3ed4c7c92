import { describe, expect, it } from 'vitest'

import { maskCardNumbers } from './mask-card-numbers.js'

describe('maskCardNumbers', () => {
  it('masks numbers of cards, however they are grouped', () => {
    for (const number of [
      '4111111111111111',
      '4111 1111 1111 1111',
      '5555-5555-5555-4444',
      '378282246310005',
    ]) {
      const masked = maskCardNumbers(`Η κάρτα μου: ${number}, λήξη 12/30`)
      expect(masked).toBe(`Η κάρτα μου: •••• ${number.slice(-4)}, λήξη 12/30`)
    }
  })

  it('does not change other numbers', () => {
    for (const text of [
      'GR16 0110 1250 0000 0001 2300 695',
      'GR1601101250000000012300695',
      '4111 1111 1111 1112',
      'τηλ. 210 123 4567 ή +30 694 123 4567',
      '5201234567890',
      '1111111111111111111111',
      'παραγγελία 2026-000123, 2026-000124',
    ]) {
      expect(maskCardNumbers(text)).toBe(text)
    }
  })
})
