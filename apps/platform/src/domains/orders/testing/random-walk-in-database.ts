import { openTarget } from './open-target.js'
import { createOrderFixture } from './order-fixture.js'
import { randomWalkOrders } from './random-walk-orders.js'

/**
 * A process of its own with four concurrent random randomWalks, each with a share of the steps and a seed of its own. Prints
 * the result as a line of JSON. Arguments: database (a directory or an address), steps, seed.
 */
const [target = '', steps = '', seed = ''] = process.argv.slice(2)

const database = await openTarget(target)
const fixture = createOrderFixture(database)
const randomWalks = await Promise.all(
  [0, 1, 2, 3].map((index) =>
    randomWalkOrders({ database, fixture, steps: Number(steps) / 4, seed: Number(seed) + index }),
  ),
)
const report = {
  taken: [...new Set(randomWalks.flatMap(({ taken }) => [...taken]))],
  refused: randomWalks.reduce((sum, { refused }) => sum + refused, 0),
  orders: randomWalks.reduce((sum, { orders }) => sum + orders, 0),
  failures: randomWalks.flatMap(({ failures }) => failures),
}
process.stdout.write(`${JSON.stringify(report)}\n`)
await database.close()
