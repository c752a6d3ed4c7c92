import type { Transaction } from '../../../foundation/database/database.js'
import { newRandomId } from '../../../foundation/database/random-id.js'

/**
 * Requests rejected refunds again, with a new key: the provider would repeat its response to the
 * old one. The order must be locked.
 *
 * @returns The amount, in minor units.
 */
export async function retryRefund(
  sql: Transaction,
  { orderId, now }: { orderId: string; now: Date },
): Promise<number> {
  const refused = await sql.query<{ id: string; amountMinor: number }>(
    `SELECT id, amount_minor AS "amountMinor" FROM refunds
     WHERE order_id = $1 AND state = 'REFUSED'`,
    [orderId],
  )
  for (const { id } of refused) {
    await sql.query(
      `UPDATE refunds SET id = $2, state = 'REQUESTED', attempts = 0, due_at = $3::timestamptz
       WHERE id = $1`,
      [id, newRandomId(), now.toISOString()],
    )
  }
  return refused.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
