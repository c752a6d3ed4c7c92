import { setTimeout as delay } from 'node:timers/promises'
import type { ChaosCase } from '../chaos-case.js'
import { createComplaints } from '../chaos-case.js'
import { createRandom } from '../world/random.js'
import type { OrderInput } from '../world/shopper.js'
import { fillCart, place, prepareOrder, stockOf, variantOf } from '../world/shopper.js'

const product = { key: 'killed', stock: 900 }
const buyers = 4

/** Kills come between the button and this long after it, at first. */
const firstWindowMs = 150

/** The platform is killed while shoppers place their orders, again and again. */
export const killedPlatform: ChaosCase = {
  name: 'killed-platform',
  claim:
    'kill -9 during checkouts: no acknowledged order lost, none doubled, stock equal to orders',
  engines: ['PostgreSQL', 'embedded'],
  products: () => [product],
  async run(world, scale) {
    const kills = scale === 'full' ? 200 : 3
    const { expect, list } = createComplaints()
    const count = { acknowledged: 0, answerLost: 0, unwritten: 0, slowestMs: 0 }
    const orders = new Set<string>()
    const { call } = world
    const random = createRandom(7)
    const variantId = await variantOf(call, product.key)
    let windowMs = firstWindowMs
    for (let round = 0; round < kills; round += 1) {
      const inputs = await Promise.all(
        Array.from({ length: buyers }, async () =>
          prepareOrder(call, await fillCart(call, variantId)),
        ),
      )
      const sent = inputs.map((input) => place(call, input))
      await delay(random() * windowMs)
      await world.kill()
      const answers = await Promise.all(sent)
      const startedInMs = await world.start()
      count.slowestMs = Math.max(count.slowestMs, Math.round(startedInMs))
      // However quick the machine is, some shoppers get their answer before the kill and some do not.
      const answered = answers.filter(({ data }) => data?.order).length
      windowMs *= answered > buyers / 2 ? 0.8 : answered < buyers / 2 ? 1.25 : 1

      const heal = async (input: OrderInput, index: number) => {
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
        const { data } = await place(call, input)
        const id: string | undefined = data?.order?.id
        expect(id !== undefined, 'an order could not be placed after the kill')
        if (known !== undefined) expect(known === id, 'an order is doubled')
        if (id !== undefined) orders.add(id)
      }
      await Promise.all(inputs.map(heal))
    }
    const sold = product.stock - (await stockOf(call, product.key))
    expect(sold === orders.size, `${sold} pieces left the stock for ${orders.size} orders`)
    expect(orders.size === kills * buyers, `${orders.size} orders of ${kills * buyers} stand`)
    if (scale === 'full') {
      const least = Math.min(count.acknowledged, count.unwritten)
      expect(least >= kills / 2, `${least} orders before or after their answer prove little`)
    }
    return {
      figures: {
        kills,
        orders: orders.size,
        acknowledged: count.acknowledged,
        'written, answer lost': count.answerLost,
        'not written': count.unwritten,
        'slowest return ms': count.slowestMs,
      },
      broken: list(),
    }
  },
}
