import type { Transaction } from '../../../foundation/database/database.js'

/** Why stock changes, for whom and when. */
export interface StockChange {
  orderId: string
  cause: string
  now: Date
}

/** Notes that stock went to an order, as a negative difference, or came from it. */
export async function recordStockMovements(
  sql: Transaction,
  ids: readonly string[],
  differences: readonly number[],
  { orderId, cause, now }: StockChange,
): Promise<void> {
  await sql.query(
    `INSERT INTO stock_movements (tenant, variant_id, order_id, difference, cause, at)
     SELECT current_setting('floga.tenant'), t.id, $3, t.difference, $4, $5::timestamptz
     FROM unnest($1::text[], $2::integer[]) AS t (id, difference)`,
    [ids, differences, orderId, cause, now.toISOString()],
  )
}
