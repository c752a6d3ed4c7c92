import { returnStock } from './take-stock.js'
import type { Database, Transaction } from '../../../foundation/database/database.js'

/**
 * Puts goods back into the stock that unpaid orders have kept for as long as they may; the orders
 * wait on, and take their goods with their money. Each has a transaction of its own and is checked
 * again under its lock.
 */
export async function releaseReservations(
  database: Database,
  { tenant, now, limit = 50 }: { tenant: string; now: Date; limit?: number },
): Promise<void> {
  const overdue = await database.read(tenant, (sql) => findOverdue(sql, now, limit))
  for (const id of overdue) await database.write(tenant, (sql) => release(sql, id, now))
}

const isOverdue = `state IN ('CREATED', 'PENDING') AND reserved AND reserved_until <= $1::timestamptz`

async function findOverdue(sql: Transaction, now: Date, limit: number): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `SELECT id FROM orders WHERE ${isOverdue} ORDER BY reserved_until LIMIT $2::integer`,
    [now.toISOString(), limit],
  )
  return rows.map(({ id }) => id)
}

async function release(sql: Transaction, orderId: string, now: Date): Promise<void> {
  const rows = await sql.query(`SELECT id FROM orders WHERE ${isOverdue} AND id = $2 FOR UPDATE`, [
    now.toISOString(),
    orderId,
  ])
  if (rows.length === 0) return
  await returnStock(sql, { orderId, cause: 'kept for long enough', now })
  await sql.query('UPDATE orders SET reserved = false, reserved_until = NULL WHERE id = $1', [
    orderId,
  ])
}
