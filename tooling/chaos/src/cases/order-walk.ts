import type { ChaosCase } from '../chaos-case.js'
import { createComplaints } from '../chaos-case.js'
import { runInPlatform } from '../world/run-in-platform.js'
import { stockOf } from '../world/shopper.js'

const product = { key: 'walked-by', stock: 1 }
const script = 'src/orders/testing/walk-in-database.ts'

/** Every move of the state machine that an order can make once it is placed. */
const possibleMoves = 18

/** Orders are pushed about at random, allowed or not. */
export const orderWalk: ChaosCase = {
  name: 'order-walk',
  claim:
    'random steps of the state machine: every illegal move refused, stock equal to orders, payments equal to states',
  engines: ['PostgreSQL', 'embedded'],
  products: () => [product],
  async run(world, scale) {
    const steps = scale === 'full' ? 100_000 : 200
    const { expect, list } = createComplaints()
    // The embedded database belongs to one process at a time.
    await world.kill()
    const said = await runInPlatform(['--import', 'tsx', script, world.database, `${steps}`, '1'])
    const { taken, refused, orders, faults } = JSON.parse(said) as WalkReport
    for (const fault of faults.slice(0, 20)) expect(false, fault)
    expect(faults.length === 0, `${faults.length} faults in all`)
    expect(refused > 0 && orders > 1, `${refused} refused moves of ${orders} orders prove nothing`)
    if (scale === 'full') {
      expect(taken.length === possibleMoves, `${taken.length} kinds of moves were made`)
    }
    await world.start()
    const left = await stockOf(world.call, product.key)
    expect(left === product.stock, 'goods of nobody moved')
    return {
      figures: { steps, refused, orders, 'kinds of moves': taken.length, faults: faults.length },
      broken: list(),
    }
  },
}

/** What the walk says. */
interface WalkReport {
  taken: string[]
  refused: number
  orders: number
  faults: string[]
}
