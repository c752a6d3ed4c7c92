import { randomUUID } from 'node:crypto'
import type { ChaosCase } from '../chaos-case.js'
import { createComplaints } from '../chaos-case.js'
import { inBatches } from '../world/in-batches.js'
import { createRandom } from '../world/random.js'
import { fillCart, place, prepareOrder, stockOf, variantOf } from '../world/shopper.js'

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
const foreign = [
  { price: 1 },
  { unitPriceMinor: 1 },
  { currency: 'ZWL' },
  { totals: { grand: { amountMinor: 1 } } },
  { discountMinor: 99_999 },
  { memberId: 'somebody' },
]
const methods = ['', 'free', 'Courier', 'pickup', '__proto__', 'freight', "courier' OR 1=1 --"]

/** Whatever a basket says that it costs, the server decides. */
export const tamperedBaskets: ChaosCase = {
  name: 'tampered-baskets',
  claim:
    'tampered baskets (price, currency, negative, huge and unreadable quantities): the server’s price, no 5xx',
  engines: ['PostgreSQL', 'embedded'],
  products: () => [product],
  async run(world, scale) {
    const baskets = scale === 'full' ? 10_000 : 300
    const { expect, list } = createComplaints()
    const count = { placed: 0, refused: 0, invalid: 0, serverErrors: 0, pieces: 0 }
    const { call } = world
    const random = createRandom(11)
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
    const variantId = await variantOf(call, product.key)
    const honest = await prepareOrder(call, await fillCart(call, variantId))

    const trick = (): (() => Promise<void>) => {
      const kind = pick(['quantity', 'total', 'total', 'foreign', 'method', 'none'] as const)
      const quantity = pick(quantities)
      const change = {
        total: { expectedTotalMinor: pick(totals) },
        foreign: pick(foreign),
        method: pick([{ shippingMethodId: pick(methods) }, { paymentMethodId: pick(methods) }]),
        none: {},
        quantity: {},
      }[kind]
      return async () => {
        if (kind === 'quantity') {
          const { status, data } = await call('CartAddItem', {
            input: { cartId: null, variantId, quantity },
          })
          expect(status > 0 && status < 500, `a quantity is answered ${status}`)
          const held = data?.cart?.data.quantity ?? 0
          // The bounds of a line, whatever was asked for.
          expect(held >= 0 && held <= 999, `a cart holds ${held} pieces`)
          count.refused += 1
          return
        }
        const cartId = await fillCart(call, variantId)
        const input = { ...honest, cartId, idempotencyKey: randomUUID(), ...change }
        const { status, data } = await place(call, input)
        if (status === 0 || status >= 500) count.serverErrors += 1
        if (data?.status === 'PLACED') {
          count.placed += 1
          count.pieces += 1
          const paid = data.order.total.amountMinor
          expect(paid === honest.expectedTotalMinor, `an order costs ${paid}`)
          expect(data.order.currency === 'EUR', `an order is in ${data.order.currency}`)
          expect(kind === 'none', `an order with a tampered ${kind} was placed`)
        } else if (data?.status === 'REFUSED') count.refused += 1
        else count.invalid += 1
      }
    }
    const tricks = Array.from({ length: baskets }, trick)
    await inBatches(tricks, 20, (act) => act())
    expect(count.serverErrors === 0, `${count.serverErrors} answers were 5xx or never came`)
    expect(count.placed > 0, 'no honest basket was ordered')
    const sold = product.stock - (await stockOf(call, product.key))
    expect(sold === count.pieces, `${sold} pieces left the stock for ${count.pieces} ordered`)
    return {
      figures: {
        baskets,
        'honest, placed': count.placed,
        refused: count.refused,
        'not understood': count.invalid,
        '5xx': count.serverErrors,
      },
      broken: list(),
    }
  },
}
