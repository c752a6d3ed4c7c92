import { describe, expect, it } from 'vitest'

import type { CartData } from '../../../request/api/api-types.js'
import { testShop } from '../../../testing/test-shop.js'
import { toCart } from './to-cart.server.js'

const money = { amountMinor: 0, currency: 'EUR', formatted: '€0.00' }
const empty = {
  version: 1,
  time: '2026-01-01T00:00:00Z',
  token: null,
  nextId: null,
  address: null,
  saved: [],
  coupon: null,
  shippingEstimate: null,
  data: {
    quantity: 0,
    dangerousGoods: false,
    noCourierText: null,
    weightGrams: 0,
    lines: [],
    totals: { items: money, discount: money, shipping: null, vat: money, vatNote: null },
  },
} as unknown as CartData
const key = `p-${'k'.repeat(22)}`
const sharing = {
  id: 'shared',
  revision: 1,
  state: 'OPEN',
  role: 'EDITOR',
  personId: 'p1',
  ownerName: 'Maria',
  lockedUntil: null,
  suggestionCount: 0,
} as const

describe('toCart', () => {
  it('keeps the key of a person from the browser, also once nothing is shared any more', () => {
    const open = toCart(testShop, { ...empty, id: key, sharing })
    const ended = toCart(testShop, { ...empty, id: key, sharing: null })
    expect(open.id).toBe('shared')
    expect(JSON.stringify([open, ended])).not.toContain(key)
    expect(ended.id).toMatch(/^[\w-]{43}$/)
    expect(toCart(testShop, { ...empty, id: 'c'.repeat(22), sharing: null }).id).toBe(
      'c'.repeat(22),
    )
  })
})
