import type { Cart, CartLine } from '../cart.js'
import { createMoney } from '../money.js'

/** A line in tests: quantity 2 at 10,00 €. */
export function createExampleLine(changes: Partial<CartLine> = {}): CartLine {
  return {
    id: 'line-1',
    variantId: 'variant-1',
    quantity: 2,
    unitPrice: createMoney(1000, 'EUR'),
    lineTotal: createMoney(2000, 'EUR'),
    name: 'Regulator 30 mbar',
    slug: 'regulator-30-mbar',
    maxQuantity: null,
    ...changes,
  }
}

/** A cart in tests, with one line by default; its totals are constants, not computed. */
export function createExampleCart(changes: Partial<Cart> = {}): Cart {
  return {
    id: 'cart-1',
    version: 1,
    lines: [createExampleLine()],
    saved: [],
    coupon: null,
    address: null,
    shippingEstimate: null,
    hasDangerousGoods: false,
    totals: {
      itemsCount: 2,
      items: createMoney(2000, 'EUR'),
      discount: createMoney(0, 'EUR'),
      shipping: null,
      vat: createMoney(387, 'EUR'),
      grand: createMoney(2000, 'EUR'),
      freeShippingRemaining: createMoney(3000, 'EUR'),
    },
    expiresAtMs: Date.UTC(2026, 0, 15),
    token: null,
    ...changes,
  }
}
