import { setTimeout as delay } from 'node:timers/promises'
import type { Transaction } from '../../../foundation/database/database.js'
import type { OrderRecord } from '../order-record.js'
import type { OrderState } from '../order-states.js'
import { readOrdersById } from '../read-order.js'

export interface ChangedOrdersFilter {
  /** Number of the last change that the reader knows; 0 for none. */
  after: string
  state: OrderState | undefined
  limit: number
}

export interface ChangedOrders {
  orders: OrderRecord[]
  /** Number of the last change on this page; that of the filter when there is none. */
  last: string
  hasMore: boolean
}

/**
 * Orders by their last change, the oldest change first; undefined while orders change without a
 * pause. Numbers are taken under a shared lock until the commit: with the exclusive one no change
 * is under way that has a smaller number and is not visible yet. It is not waited for, so that no
 * writer waits behind a reader.
 */
export async function readChangedOrders(
  sql: Transaction,
  { after, state, limit }: ChangedOrdersFilter,
): Promise<ChangedOrders | undefined> {
  if (!(await lockChanges(sql))) return undefined
  const rows = await sql.query<{ id: string; change: string }>(
    `SELECT id, change::text AS change FROM orders
     WHERE change > $1::bigint AND ($2::text IS NULL OR state = $2)
     ORDER BY orders.change LIMIT $3::integer`,
    [after, state ?? null, limit + 1],
  )
  const page = rows.slice(0, limit)
  const orders = await readOrdersById(
    sql,
    page.map(({ id }) => id),
  )
  return { orders, last: page.at(-1)?.change ?? after, hasMore: rows.length > limit }
}

const tries = 50
const pauseMs = 20

async function lockChanges(sql: Transaction): Promise<boolean> {
  for (let tried = 0; tried < tries; tried += 1) {
    if (tried > 0) await delay(pauseMs)
    const [row] = await sql.query<{ isLocked: boolean }>(
      `SELECT pg_try_advisory_xact_lock(
         hashtextextended(current_setting('floga.tenant') || ' order changes', 0)) AS "isLocked"`,
    )
    if (row?.isLocked) return true
  }
  return false
}
