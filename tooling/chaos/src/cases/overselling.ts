import { setTimeout as delay } from 'node:timers/promises'
import type { ChaosCase, Scale } from '../chaos-case.js'
import { createFailureList } from '../chaos-case.js'
import { inBatches } from '../fixtures/in-batches.js'
import { createRandom } from '../fixtures/random.js'
import {
  createCart,
  placeOrder,
  prepareOrder,
  errorCodes,
  stockOf,
  variantOf,
} from '../fixtures/place-order.js'

const pieces = 7
const seedsOf = (scale: Scale): number[] =>
  Array.from({ length: scale === 'full' ? 20 : 2 }, (_value, index) => index + 1)
const keyOf = (seed: number): string => `overselling-${seed}`

/** Many shoppers order the last pieces concurrently. */
export const overselling: ChaosCase = {
  name: 'overselling',
  description: `many buyers at once on the last ${pieces} pieces: exactly ${pieces} sold, clear errors, no 5xx`,
  engines: ['PostgreSQL'],
  products: (scale) => seedsOf(scale).map((seed) => ({ key: keyOf(seed), stock: pieces })),
  async run({ call }, scale) {
    const buyers = scale === 'full' ? 500 : 40
    const seeds = seedsOf(scale)
    const { expect, list } = createFailureList()
    const count = { sold: 0, refused: 0, serverErrors: 0 }
    for (const seed of seeds) {
      const random = createRandom(seed)
      const variantId = await variantOf(call, keyOf(seed))
      const shoppers = Array.from({ length: buyers }, (_value, index) => index)
      const inputs = await inBatches(shoppers, 25, async () =>
        prepareOrder(call, await createCart(call, variantId)),
      )
      const answers = await Promise.all(
        inputs.map(async (input) => {
          await delay(random() * 50)
          return placeOrder(call, input)
        }),
      )
      const sold = answers.filter(({ data }) => data?.status === 'PLACED')
      const refused = answers.filter(({ data }) => data?.status === 'REFUSED')
      count.sold += sold.length
      count.refused += refused.length
      count.serverErrors += answers.filter(({ status }) => status === 0 || status >= 500).length
      expect(sold.length === pieces, `seed ${seed}: ${sold.length} sold instead of ${pieces}`)
      expect(
        refused.length === buyers - pieces,
        `seed ${seed}: ${refused.length} rejected instead of ${buyers - pieces}`,
      )
      for (const answer of refused) {
        const [code] = errorCodes(answer)
        const isClear = code === 'INSUFFICIENT_STOCK' || code === 'NOT_AVAILABLE'
        expect(isClear, `an error has code ${code ?? 'none'}`)
      }
      const left = await stockOf(call, keyOf(seed))
      expect(left === 0, `seed ${seed}: ${left} pieces are left`)
    }
    expect(count.serverErrors === 0, `${count.serverErrors} responses were 5xx or missing`)
    return {
      figures: {
        seeds: seeds.length,
        buyers: buyers * seeds.length,
        sold: count.sold,
        refused: count.refused,
        '5xx': count.serverErrors,
      },
      failures: list(),
    }
  },
}
