import type { Transaction } from '../../../foundation/database/database.js'
import { givenBack } from './refunded-amount.js'
import type { PaymentPorts } from '../payment-ports.js'

export interface NotePaidOutOptions {
  orderId: string
  ports: PaymentPorts
  now: Date
}

/**
 * Notes that staff have transferred what no provider could give back, or refused to. The order must be locked.
 *
 * @returns How much it was, in minor units.
 */
export async function notePaidOut(
  sql: Transaction,
  { orderId, ports, now }: NotePaidOutOptions,
): Promise<number> {
  const order = await ports.lockOrder(sql, orderId)
  const paidOut = await sql.query<{ amountMinor: number }>(
    `UPDATE refunds SET state = 'DONE', done_at = $2::timestamptz
     WHERE order_id = $1 AND state IN ('BY_HAND', 'REFUSED')
     RETURNING amount_minor AS "amountMinor"`,
    [orderId, now.toISOString()],
  )
  const isWhole = order && (await givenBack(sql, orderId, ['DONE'])) >= order.totalMinor
  if (isWhole && paidOut.length > 0) await ports.noteRefunded(sql, orderId, now)
  return paidOut.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
