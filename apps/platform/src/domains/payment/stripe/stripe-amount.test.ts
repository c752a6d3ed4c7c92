import { describe, expect, it } from 'vitest'
import { toMinor, toStripeAmount } from './stripe-amount.js'

describe('toStripeAmount', () => {
  it.each([
    ['EUR', 1_234, 1_234],
    ['JPY', 1_234, 1_234],
    // Its parts of a hundred exist at Stripe only.
    ['ISK', 1_234, 123_400],
    ['KWD', 1_230, 1_230],
  ])('writes %s as Stripe does, and back', (currency, minor, amount) => {
    expect(toStripeAmount(minor, currency)).toBe(amount)
    expect(toMinor(amount, currency)).toBe(minor)
  })

  it('refuses what Stripe cannot charge', () => {
    expect(() => toStripeAmount(1_231, 'KWD')).toThrow(/KWD/)
  })
})
