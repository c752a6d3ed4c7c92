import { runStatement } from '@floga/databases'
import type { FreshDatabase } from '@floga/databases'
import type { FailureList } from '../chaos-case.js'
import type { TestProduct } from '../fixtures/test-products.js'
import type { Purchase } from './shoppers/buy.js'

export interface CheckOrdersOptions {
  database: Pick<FreshDatabase, 'run'>
  products: readonly TestProduct[]
  purchases: readonly Purchase[]
  failures: FailureList
}

interface StoredOrder {
  id: string
  email: string
  payment_state: string
  pieces: number
}

/** Holds what people were told against what is stored: no order is lost, none is doubled, stock matches. @returns how many there are. */
export async function checkOrders(options: CheckOrdersOptions): Promise<number> {
  const { database, products, purchases, failures } = options
  const orders = await readSettledOrders(database)
  const byId = new Map(orders.map((order) => [order.id, order]))
  for (const { orderId } of purchases) {
    const order = byId.get(orderId)
    failures.expect(order !== undefined, 'an order is lost')
    failures.expect(order?.payment_state === 'PAID', `an order is ${order?.payment_state}`)
  }
  const emails = orders.map(({ email }) => email)
  failures.expect(new Set(emails).size === emails.length, 'an order is doubled')
  failures.expect(orders.length === purchases.length, 'somebody has an order and no receipt')
  const [stock] = await database.run<{ left: number }>(
    'SELECT sum(stock)::int AS left FROM variants',
  )
  const before = products.reduce((sum, product) => sum + product.stock, 0)
  const sold = orders.reduce((sum, { pieces }) => sum + pieces, 0)
  failures.expect(stock?.left === before - sold, 'the stock does not match the orders')
  return orders.length
}

/** A payment whose answer was lost is asked for by a job, which may have died with its process. */
const settleWithinMs = 60_000

async function readSettledOrders(database: CheckOrdersOptions['database']): Promise<StoredOrder[]> {
  const endsAtMs = performance.now() + settleWithinMs
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- until all are settled
    const orders = await database.run<StoredOrder>(
      `SELECT o.id, o.email, o.payment_state, sum(i.quantity)::int AS pieces
       FROM orders o JOIN order_items i ON i.tenant = o.tenant AND i.order_id = o.id
       GROUP BY o.id, o.email, o.payment_state`,
    )
    const isSettled = orders.every((order) => order.payment_state !== 'PENDING')
    if (isSettled || performance.now() > endsAtMs) return orders
    // oxlint-disable-next-line no-await-in-loop -- see above
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Holds a replica against the count of orders; it may be a moment behind. */
export async function checkReplica(
  replicaUrl: string,
  { orders, failures }: { orders: number; failures: FailureList },
): Promise<void> {
  const statement = 'SELECT count(*)::int AS count FROM orders'
  const endsAtMs = performance.now() + 10_000
  let count: number | undefined
  while (count !== orders && performance.now() < endsAtMs) {
    // oxlint-disable-next-line no-await-in-loop -- until it has caught up
    const [row] = await runStatement<{ count: number }>(replicaUrl, statement)
    count = row?.count
  }
  failures.expect(count === orders, `the replica has ${count} orders`)
}
