import { randomUUID } from 'node:crypto'
import type { ChaosCase } from '../chaos-case.js'
import { createFailureList } from '../chaos-case.js'
import { inBatches } from '../fixtures/in-batches.js'
import { createRandom } from '../fixtures/random.js'
import {
  createCart,
  placeOrder,
  prepareOrder,
  stockOf,
  variantOf,
} from '../fixtures/place-order.js'

const product = { key: 'tampered', stock: 100_000, priceMinor: 4_990 }

const quantities = [
  -1,
  0,
  0.5,
  1e9,
  2 ** 31,
  -(2 ** 31),
  Number.MAX_SAFE_INTEGER,
  null,
  '7',
  [3],
  {},
]
const totals = [0, 1, -1, -4_990, 499, 2 ** 31 - 1, 2 ** 31, 0.01, null, '0', [], {}]
const unknownFields = [
  { price: 1 },
  { unitPriceMinor: 1 },
  { currency: 'ZWL' },
  { totals: { grand: { amountMinor: 1 } } },
  { discountMinor: 99_999 },
  { memberId: 'another-member' },
]
const methods = ['', 'free', 'Courier', 'pickup', '__proto__', 'freight', "courier' OR 1=1 --"]

/** Whatever a cart claims to cost, the server computes the price. */
export const tamperedCarts: ChaosCase = {
  name: 'tampered-carts',
  description:
    'tampered carts (price, currency, negative, huge and unreadable quantities): the server’s price, no 5xx',
  engines: ['PostgreSQL', 'embedded'],
  products: () => [product],
  async run(platform, scale) {
    const carts = scale === 'full' ? 10_000 : 300
    const { expect, list } = createFailureList()
    const count = { placed: 0, refused: 0, invalid: 0, serverErrors: 0, pieces: 0 }
    const { call } = platform
    const random = createRandom(11)
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
    const variantId = await variantOf(call, product.key)
    const valid = await prepareOrder(call, await createCart(call, variantId))

    const prepareAttempt = (): (() => Promise<void>) => {
      const kind = pick(['quantity', 'total', 'total', 'unknownFields', 'method', 'none'] as const)
      const quantity = pick(quantities)
      const change = {
        total: { expectedTotalMinor: pick(totals) },
        unknownFields: pick(unknownFields),
        method: pick([{ shippingMethodId: pick(methods) }, { paymentMethodId: pick(methods) }]),
        none: {},
        quantity: {},
      }[kind]
      return async () => {
        if (kind === 'quantity') {
          const { status, data } = await call('CartAddItem', {
            input: { cartId: null, variantId, quantity },
          })
          expect(status > 0 && status < 500, `a quantity returns ${status}`)
          const held = data?.cart?.data.quantity ?? 0
          // A line's limits, whatever quantity was requested.
          expect(held >= 0 && held <= 999, `a cart contains ${held} pieces`)
          count.refused += 1
          return
        }
        const cartId = await createCart(call, variantId)
        const input = { ...valid, cartId, idempotencyKey: randomUUID(), ...change }
        const { status, data } = await placeOrder(call, input)
        if (status === 0 || status >= 500) count.serverErrors += 1
        if (data?.status === 'PLACED') {
          count.placed += 1
          count.pieces += 1
          const paid = data.order.total.amountMinor
          expect(paid === valid.expectedTotalMinor, `an order costs ${paid}`)
          expect(data.order.currency === 'EUR', `an order is in ${data.order.currency}`)
          expect(kind === 'none', `an order with a tampered ${kind} was placed`)
        } else if (data?.status === 'REFUSED') count.refused += 1
        else count.invalid += 1
      }
    }
    const attempts = Array.from({ length: carts }, prepareAttempt)
    await inBatches(attempts, 20, (attempt) => attempt())
    expect(count.serverErrors === 0, `${count.serverErrors} responses were 5xx or missing`)
    expect(count.placed > 0, 'no valid cart was ordered')
    const sold = product.stock - (await stockOf(call, product.key))
    expect(sold === count.pieces, `${sold} pieces left the stock for ${count.pieces} ordered`)
    return {
      figures: {
        carts,
        'valid, placed': count.placed,
        refused: count.refused,
        'not understood': count.invalid,
        '5xx': count.serverErrors,
      },
      failures: list(),
    }
  },
}
