import { orderMovePorts } from '../../../composition/ports/order-move-ports.js'
import { moveOrder } from '../move-order.js'
import { isOrderMove, orderMoves, statesWithoutStock } from '../order-states.js'
import type { OrderState } from '../order-states.js'
import { orderTime } from './order-fixture.js'
import type { OrderFixture } from './order-fixture.js'
import type { Database, Transaction } from '../../../foundation/database/database.js'

export interface RandomWalkOptions {
  database: Database
  fixture: OrderFixture
  /** Moves that are attempted, allowed or not. */
  steps: number
  seed: number
}

export interface RandomWalkReport {
  /** Moves that were made, such as `PENDING>APPROVED`. */
  taken: Set<string>
  /** State changes that were rejected. */
  refused: number
  orders: number
  /** Violations; empty when there are none. */
  failures: string[]
}

/** The expected state of an order after its moves. */
interface ExpectedOrder extends OrderMoney {
  id: string
  state: OrderState
  pickup: boolean
  moves: number
  /** Its goods are taken out of the stock. */
  isReserved: boolean
}

const pieces = 2
const initialStock = 1_000_000
const states = Object.keys(orderMoves) as OrderState[]

/** Shipping and payment methods, with the total of two pieces. */
const methods = [
  { shippingMethodId: 'courier', paymentMethodId: 'bank-transfer', expectedTotalMinor: 2_870 },
  { shippingMethodId: 'courier', paymentMethodId: 'cash-on-delivery', expectedTotalMinor: 3_120 },
  { shippingMethodId: 'pickup', paymentMethodId: 'bank-transfer', expectedTotalMinor: 2_480 },
] as const

/**
 * Moves an order at random, a new one whenever the last has ended, and checks after each step
 * whether only allowed moves were made, whether stock and orders add up, and whether payment and
 * refund follow from the moves.
 */
export async function randomWalkOrders(options: RandomWalkOptions): Promise<RandomWalkReport> {
  const { database, fixture } = options
  const next = seededNumbers(options.seed)
  const variantId = await fixture.createVariant({ stock: initialStock, weightGrams: 100 })
  const report: RandomWalkReport = { taken: new Set(), refused: 0, orders: 0, failures: [] }
  let ended = 0
  let order = await place()
  for (let step = 0; step < options.steps; step += 1) {
    const to = states[next() % states.length]!
    const { id, state: from, pickup } = order
    const isAllowed = isOrderMove(from, to, { pickup })
    const { outcome, found } = await database.write('floga', async (sql) => ({
      outcome: await moveOrder(
        sql,
        { orderId: id, to, cause: 'random walk', now: orderTime },
        orderMovePorts,
      ),
      found: await readOrderRows(sql, variantId, id),
    }))
    if ((outcome.status === 'moved') !== isAllowed) {
      report.failures.push(`step ${step}: ${from} to ${to} was ${outcome.status}`)
    }
    if (outcome.status === 'moved') {
      report.taken.add(`${from}>${to}`)
      order = {
        ...order,
        ...expectedMoney(order, to),
        state: to,
        moves: order.moves + 1,
        isReserved: expectedReservation(order, to),
      }
    } else report.refused += 1
    const held = ended + (order.isReserved ? pieces : 0)
    const { stock, ...actualOrder } = found
    if (stock + held !== initialStock) {
      report.failures.push(`step ${step}: ${stock} in stock and ${held} held`)
    }
    const { state, moves, paymentState, refundMinor } = order
    const actual = JSON.stringify(actualOrder)
    if (actual !== JSON.stringify({ state, moves, paymentState, refundMinor })) {
      report.failures.push(`step ${step}: ${from} to ${to} leaves ${actual}`)
    }
    if (orderMoves[order.state].length === 0) {
      ended = held
      order = await place()
    }
  }
  return report

  async function place(): Promise<ExpectedOrder> {
    const method = methods[report.orders % methods.length]!
    const cartId = await fixture.createCart([variantId, pieces])
    const placed = await fixture.place({ ...method, cartId })
    if (placed.status !== 'placed')
      throw new Error(`Cannot place an order: ${JSON.stringify(placed)}`)
    report.orders += 1
    return {
      id: placed.orderId,
      state: 'PENDING',
      pickup: method.shippingMethodId === 'pickup',
      moves: 2,
      isCashOnDelivery: method.paymentMethodId === 'cash-on-delivery',
      totalMinor: method.expectedTotalMinor,
      paymentState: 'PENDING',
      refundMinor: 0,
      isReserved: true,
    }
  }
}

/** Failed, canceled and reopened orders have no goods; approval takes them. */
function expectedReservation({ isReserved }: ExpectedOrder, to: OrderState): boolean {
  if (to === 'APPROVED') return true
  return isReserved && !statesWithoutStock.has(to)
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

/** An order's payment and refund. */
export interface OrderMoney {
  /** Paid to the courier when the order is completed; otherwise before it is approved. */
  isCashOnDelivery: boolean
  totalMinor: number
  paymentState: 'PENDING' | 'PAID' | 'FAILED' | 'REFUNDED'
  /** The refund. */
  refundMinor: number
}

/**
 * Expected payment and refund after a transition, written independently of the code under test.
 */
function expectedMoney(
  { isCashOnDelivery, totalMinor, paymentState, refundMinor }: OrderMoney,
  to: OrderState,
): Pick<OrderMoney, 'paymentState' | 'refundMinor'> {
  if (to === 'PENDING' || to === 'FAILED' || to === 'REFUNDED') {
    return { paymentState: to, refundMinor }
  }
  if (to === (isCashOnDelivery ? 'COMPLETED' : 'APPROVED'))
    return { paymentState: 'PAID', refundMinor }
  const goesBack = to === 'CANCELED' && paymentState === 'PAID'
  return { paymentState, refundMinor: goesBack ? totalMinor : refundMinor }
}

export interface OrderRows extends Pick<OrderMoney, 'paymentState' | 'refundMinor'> {
  state: OrderState
  moves: number
  stock: number
}

/** The database's state of an order and its stock. */
async function readOrderRows(
  sql: Transaction,
  variantId: string,
  orderId: string,
): Promise<OrderRows> {
  const [row] = await sql.query<OrderRows>(
    `SELECT o.state,
            (SELECT count(*)::integer FROM order_moves m WHERE m.order_id = o.id) AS moves,
            o.payment_state AS "paymentState",
            (SELECT COALESCE(sum(r.amount_minor), 0)::integer FROM refunds r
             WHERE r.order_id = o.id) AS "refundMinor",
            v.stock
     FROM orders o JOIN variants v ON v.id = $2 WHERE o.id = $1`,
    [orderId, variantId],
  )
  return row!
}
