import { describe, expect, it } from 'vitest'
import { toOrderNumber } from './order-number.js'

describe('toOrderNumber', () => {
  it('gives eight digits, different for each serial', () => {
    const numbers = new Set(Array.from({ length: 20_000 }, (_, index) => toOrderNumber(index + 1)))
    expect(numbers.size).toBe(20_000)
    expect([...numbers].every((number) => /^[1-9]\d{7}$/.test(number))).toBe(true)
  })

  it('spreads consecutive serials', () => {
    expect(Math.abs(Number(toOrderNumber(2)) - Number(toOrderNumber(1)))).toBeGreaterThan(1_000_000)
  })

  it('refuses an invalid serial', () => {
    expect(() => toOrderNumber(0)).toThrow(RangeError)
    expect(() => toOrderNumber(90_000_001)).toThrow(RangeError)
  })
})
