import type { Transaction } from '../../../foundation/database/database.js'
import { refundedAmount } from './refunded-amount.js'
import type { PaymentPorts } from '../payment-ports.js'

export interface MarkRefundPaidOptions {
  orderId: string
  ports: PaymentPorts
  now: Date
}

/**
 * Notes that staff have transferred what no provider could give back, or refused to. The order must be locked.
 *
 * @returns How much it was, in minor units.
 */
export async function markRefundPaid(
  sql: Transaction,
  { orderId, ports, now }: MarkRefundPaidOptions,
): Promise<number> {
  const order = await ports.lockOrder(sql, orderId)
  const paidOut = await sql.query<{ amountMinor: number }>(
    `UPDATE refunds SET state = 'DONE', done_at = $2::timestamptz
     WHERE order_id = $1 AND state IN ('BY_HAND', 'REFUSED')
     RETURNING amount_minor AS "amountMinor"`,
    [orderId, now.toISOString()],
  )
  const isWhole = order && (await refundedAmount(sql, orderId, ['DONE'])) >= order.totalMinor
  if (isWhole && paidOut.length > 0) await ports.markRefunded(sql, orderId, now)
  return paidOut.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
