import type { Database } from '../../database/database.js'
import { orderMovePorts } from '../../order-move-ports.js'
import { readStock } from '../../testing/seed-variants.js'
import { moveOrder } from '../move-order.js'
import { isOrderMove, orderMoves, stocklessStates } from '../order-states.js'
import type { OrderState } from '../order-states.js'
import { orderTime } from './order-world.js'
import type { OrderWorld } from './order-world.js'

export interface WalkOptions {
  database: Database
  world: OrderWorld
  /** Moves that are tried, allowed or not. */
  steps: number
  seed: number
}

export interface WalkReport {
  /** Moves that were made, such as `PENDING>APPROVED`. */
  taken: Set<string>
  /** What did not add up; empty when all is well. */
  faults: string[]
}

const pieces = 2
const stockAtFirst = 1_000_000
const states = Object.keys(orderMoves) as OrderState[]

/**
 * Moves an order at random, a new one whenever the last has ended, and looks after each step whether the machine's table was
 * kept and whether the stock is what the orders do not hold.
 */
export async function walkOrders(options: WalkOptions): Promise<WalkReport> {
  const { database, world } = options
  const next = seededNumbers(options.seed)
  const variantId = await world.stockOf({ stock: stockAtFirst, weightGrams: 100 })
  const report: WalkReport = { taken: new Set(), faults: [] }
  let ended = 0
  let order = await place()
  for (let step = 0; step < options.steps; step += 1) {
    const to = states[next() % states.length]!
    const { id, state: from } = order
    const isAllowed = isOrderMove(from, to, { pickup: false })
    const outcome = await database.write('floga', (sql) =>
      moveOrder(sql, { orderId: id, to, cause: 'walk', now: orderTime }, orderMovePorts),
    )
    if ((outcome.status === 'moved') !== isAllowed) {
      report.faults.push(`step ${step}: ${from} to ${to} was ${outcome.status}`)
    }
    if (outcome.status === 'moved') {
      report.taken.add(`${from}>${to}`)
      order.state = to
    }
    const held = ended + (stocklessStates.has(order.state) ? 0 : pieces)
    const stock = await readStock(database, 'floga', variantId)
    if (stock + held !== stockAtFirst) {
      report.faults.push(`step ${step}: ${stock} in stock and ${held} held`)
    }
    if (orderMoves[order.state].length === 0) {
      ended = held
      order = await place()
    }
  }
  return report

  async function place(): Promise<{ id: string; state: OrderState }> {
    const cartId = await world.cartOf([variantId, pieces])
    const placed = await world.place({ cartId, expectedTotalMinor: 2_870 })
    if (placed.status !== 'placed') throw new Error(`Cannot walk: ${JSON.stringify(placed)}`)
    return { id: placed.orderId, state: 'PENDING' }
  }
}

/** Mulberry32: the same numbers for a seed. */
function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}
