import { setTimeout as delay } from 'node:timers/promises'
import type { ChaosCase } from '../chaos-case.js'
import { createComplaints } from '../chaos-case.js'
import { createRandom } from '../world/random.js'
import type { OrderInput } from '../world/shopper.js'
import { fillCart, place, prepareOrder, stockOf, variantOf } from '../world/shopper.js'

const product = { key: 'killed', stock: 900 }
const buyers = 4
const longestStartMs = 5_000

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
    const count = { acknowledged: 0, unanswered: 0, healed: 0, slowestMs: 0 }
    const orders = new Set<string>()
    const { call } = world
    const random = createRandom(7)
    const variantId = await variantOf(call, product.key)
    for (let round = 0; round < kills; round += 1) {
      const inputs: OrderInput[] = []
      for (let buyer = 0; buyer < buyers; buyer += 1) {
        inputs.push(await prepareOrder(call, await fillCart(call, variantId)))
      }
      const sent = inputs.map((input) => place(call, input))
      await delay(random() * 60)
      await world.kill()
      const answers = await Promise.all(sent)
      const startedInMs = await world.start()
      count.slowestMs = Math.max(count.slowestMs, Math.round(startedInMs))

      for (const [index, input] of inputs.entries()) {
        const acknowledged: string | undefined = answers[index]?.data?.order?.id
        const { data: found } = await call('OrderAttempt', {
          idempotencyKey: input.idempotencyKey,
        })
        const known: string | undefined = found?.id
        if (acknowledged === undefined) count.unanswered += 1
        else count.acknowledged += 1
        if (acknowledged !== undefined) {
          expect(known === acknowledged, 'an acknowledged order is lost')
        }
        const { data } = await place(call, input)
        const id: string | undefined = data?.order?.id
        expect(id !== undefined, 'an order could not be placed after the kill')
        if (known === undefined) count.healed += 1
        else expect(known === id, 'an order is doubled')
        if (id !== undefined) orders.add(id)
      }
    }
    const sold = product.stock - (await stockOf(call, product.key))
    expect(sold === orders.size, `${sold} pieces left the stock for ${orders.size} orders`)
    expect(orders.size === kills * buyers, `${orders.size} orders of ${kills * buyers} stand`)
    if (scale === 'full') {
      const isQuick = count.slowestMs <= longestStartMs
      expect(isQuick, `coming back took up to ${count.slowestMs} ms`)
    }
    return {
      figures: {
        kills,
        orders: orders.size,
        acknowledged: count.acknowledged,
        unanswered: count.unanswered,
        'placed on replay': count.healed,
        'slowest return ms': count.slowestMs,
      },
      broken: list(),
    }
  },
}
