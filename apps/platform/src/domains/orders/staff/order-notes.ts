import type { Transaction } from '../../../foundation/database/database.js'

/** What staff noted about an order; its customer does not see it. */
export interface OrderNote {
  at: Date
  /** Such as `staff`, or the name of a program's key. */
  author: string
  text: string
}

/** Adds a note to a locked order. */
export async function addOrderNote(
  sql: Transaction,
  orderId: string,
  { at, author, text }: OrderNote,
): Promise<void> {
  await sql.query(
    `INSERT INTO order_notes (tenant, order_id, position, at, author, text)
     SELECT current_setting('floga.tenant'), $1, count(*), $2::timestamptz, $3, $4
     FROM order_notes WHERE order_id = $1`,
    [orderId, at.toISOString(), author, text],
  )
}

/** Notes of some orders, the oldest first. */
export function readOrderNotes(
  sql: Transaction,
  orderIds: readonly string[],
): Promise<(OrderNote & { orderId: string })[]> {
  return sql.query(
    `SELECT order_id AS "orderId", at, author, text FROM order_notes
     WHERE order_id = ANY($1::text[]) ORDER BY order_id, position`,
    [orderIds],
  )
}
