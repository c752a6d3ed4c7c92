import { describe, expect, it } from 'vitest'
import { cartExpiresAt, isExpired } from './cart-expires-at.js'

const NOW = Date.UTC(2026, 2, 20)

describe('cartExpiresAt', () => {
  it('is 14 days of 24 hours later, across the change to summer time', () => {
    expect(cartExpiresAt(NOW)).toBe(Date.UTC(2026, 3, 3))
  })
})

describe('isExpired', () => {
  it('ends a cart at its time, not before', () => {
    expect(isExpired(NOW, NOW - 1)).toBe(false)
    expect(isExpired(NOW, NOW)).toBe(true)
  })
})
