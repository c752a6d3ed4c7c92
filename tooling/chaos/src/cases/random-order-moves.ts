import type { ChaosCase } from '../chaos-case.js'
import { createFailureList } from '../chaos-case.js'
import { runInPlatform } from '../fixtures/run-in-platform.js'
import { stockOf } from '../fixtures/place-order.js'

const product = { key: 'random-moves', stock: 1 }
const script = 'src/domains/orders/testing/random-walk-in-database.ts'

/** Every move of the state machine that an order can make once it is placed. */
const possibleMoves = 18

/** Random moves of orders, allowed or not. */
export const randomOrderMoves: ChaosCase = {
  name: 'random-order-moves',
  description:
    'random moves of orders: every illegal one rejected, stock, payments and orders consistent',
  engines: ['PostgreSQL', 'embedded'],
  products: () => [product],
  async run(platform, scale) {
    const steps = scale === 'full' ? 100_000 : 200
    const { expect, list } = createFailureList()
    // The embedded database belongs to one process at a time.
    await platform.kill()
    const output = await runInPlatform([
      '--import',
      'tsx',
      script,
      platform.database,
      `${steps}`,
      '1',
    ])
    const { taken, refused, orders, failures: violations } = JSON.parse(output) as RandomWalkReport
    for (const failure of violations.slice(0, 20)) expect(false, failure)
    expect(violations.length === 0, `${violations.length} violations in total`)
    expect(refused > 0 && orders > 1, `${refused} rejected moves of ${orders} orders are too few`)
    if (scale === 'full') {
      expect(taken.length === possibleMoves, `${taken.length} kinds of moves occurred`)
    }
    await platform.start()
    const left = await stockOf(platform.call, product.key)
    expect(left === product.stock, 'the stock of another product changed')
    return {
      figures: {
        steps,
        refused,
        orders,
        'kinds of moves': taken.length,
        violations: violations.length,
      },
      failures: list(),
    }
  },
}

/** Output of the script. */
interface RandomWalkReport {
  taken: string[]
  refused: number
  orders: number
  failures: string[]
}
