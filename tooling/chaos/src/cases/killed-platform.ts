import { setTimeout as delay } from 'node:timers/promises'
import type { ChaosCase } from '../chaos-case.js'
import { createFailureList } from '../chaos-case.js'
import { createRandom } from '../fixtures/random.js'
import type { OrderInput } from '../fixtures/place-order.js'
import {
  createCart,
  placeOrder,
  prepareOrder,
  stockOf,
  variantOf,
} from '../fixtures/place-order.js'

const product = { key: 'killed', stock: 900 }
const buyers = 4

/** Upper limit of the time from placing orders to a kill, at first. */
const firstWindowMs = 150

/** The platform is killed repeatedly while shoppers place orders. */
export const killedPlatform: ChaosCase = {
  name: 'killed-platform',
  description:
    'kill -9 during checkouts: no acknowledged order lost, none duplicated, stock and orders consistent',
  engines: ['PostgreSQL', 'embedded'],
  products: () => [product],
  async run(platform, scale) {
    const kills = scale === 'full' ? 200 : 3
    const { expect, list } = createFailureList()
    const count = { acknowledged: 0, answerLost: 0, unwritten: 0, slowestMs: 0 }
    const orders = new Set<string>()
    const { call } = platform
    const random = createRandom(7)
    const variantId = await variantOf(call, product.key)
    let windowMs = firstWindowMs
    for (let round = 0; round < kills; round += 1) {
      const inputs = await Promise.all(
        Array.from({ length: buyers }, async () =>
          prepareOrder(call, await createCart(call, variantId)),
        ),
      )
      const sent = inputs.map((input) => placeOrder(call, input))
      await delay(random() * windowMs)
      await platform.kill()
      const answers = await Promise.all(sent)
      const startedInMs = await platform.start()
      count.slowestMs = Math.max(count.slowestMs, Math.round(startedInMs))
      // On any machine, some shoppers get their response before the kill and some do not.
      const answered = answers.filter(({ data }) => data?.order).length
      windowMs *= answered > buyers / 2 ? 0.8 : answered < buyers / 2 ? 1.25 : 1

      const retry = async (input: OrderInput, index: number) => {
        const acknowledged: string | undefined = answers[index]?.data?.order?.id
        const { data: found } = await call('OrderAttempt', {
          idempotencyKey: input.idempotencyKey,
        })
        const known: string | undefined = found?.id
        if (acknowledged !== undefined) {
          count.acknowledged += 1
          expect(known === acknowledged, 'an acknowledged order is lost')
        } else if (known === undefined) count.unwritten += 1
        else count.answerLost += 1
        const { data } = await placeOrder(call, input)
        const id: string | undefined = data?.order?.id
        expect(id !== undefined, 'an order could not be placed after the kill')
        if (known !== undefined) expect(known === id, 'an order is duplicated')
        if (id !== undefined) orders.add(id)
      }
      await Promise.all(inputs.map(retry))
    }
    const sold = product.stock - (await stockOf(call, product.key))
    expect(sold === orders.size, `${sold} pieces left the stock for ${orders.size} orders`)
    expect(orders.size === kills * buyers, `${orders.size} orders of ${kills * buyers} exist`)
    if (scale === 'full') {
      const least = Math.min(count.acknowledged, count.unwritten)
      expect(least >= kills / 2, `${least} orders before or after their response are too few`)
    }
    return {
      figures: {
        kills,
        orders: orders.size,
        acknowledged: count.acknowledged,
        'written, answer lost': count.answerLost,
        'not written': count.unwritten,
        'slowest restart ms': count.slowestMs,
      },
      failures: list(),
    }
  },
}
