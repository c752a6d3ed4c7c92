import { describe, expect, it } from 'vitest'
import { toCustomerRequestReference } from './customer-request-reference.js'

describe('toCustomerRequestReference', () => {
  it('gives seven digits, another for each serial', () => {
    const references = Array.from({ length: 5_000 }, (_, at) => toCustomerRequestReference(at + 1))
    expect(new Set(references).size).toBe(5_000)
    expect(references.filter((reference) => !/^\d{7}$/.test(reference))).toEqual([])
  })

  it('never repeats below its span: the stride shares no divisor with it', () => {
    const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
    expect(divisor(9_000_000, 3_819_571)).toBe(1)
  })

  it('refuses a serial that has no number', () => {
    expect(() => toCustomerRequestReference(0)).toThrow(RangeError)
    expect(() => toCustomerRequestReference(9_000_001)).toThrow(RangeError)
  })
})
