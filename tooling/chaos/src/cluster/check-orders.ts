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

/**
 * Compares the shoppers' records with the database: no order is lost or duplicated, stock matches.
 * @returns the number of orders.
 */
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
  failures.expect(orders.length === purchases.length, 'an order has no receipt')
  const [stock] = await database.run<{ left: number }>(
    'SELECT sum(stock)::int AS left FROM variants',
  )
  const before = products.reduce((sum, product) => sum + product.stock, 0)
  const sold = orders.reduce((sum, { pieces }) => sum + pieces, 0)
  failures.expect(stock?.left === before - sold, 'the stock does not match the orders')
  return orders.length
}

/** A payment whose response was lost is queried by a job, which may have died with its process. */
const settleWithinMs = 60_000

async function readSettledOrders(database: CheckOrdersOptions['database']): Promise<StoredOrder[]> {
  const endsAtMs = performance.now() + settleWithinMs
  for (;;) {
    const orders = await database.run<StoredOrder>(
      `SELECT o.id, o.email, o.payment_state, sum(i.quantity)::int AS pieces
       FROM orders o JOIN order_items i ON i.tenant = o.tenant AND i.order_id = o.id
       GROUP BY o.id, o.email, o.payment_state`,
    )
    const isSettled = orders.every((order) => order.payment_state !== 'PENDING')
    if (isSettled || performance.now() > endsAtMs) return orders
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Compares a replica with the count of orders; it may lag briefly. */
export async function checkReplica(
  replicaUrl: string,
  { orders, failures }: { orders: number; failures: FailureList },
): Promise<void> {
  const statement = 'SELECT count(*)::int AS count FROM orders'
  const endsAtMs = performance.now() + 10_000
  let count: number | undefined
  while (count !== orders && performance.now() < endsAtMs) {
    const [row] = await runStatement<{ count: number }>(replicaUrl, statement)
    count = row?.count
  }
  failures.expect(count === orders, `the replica has ${count} orders`)
}
