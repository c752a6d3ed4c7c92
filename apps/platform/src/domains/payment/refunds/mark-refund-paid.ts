import type { PaymentPorts } from '../payment-context.js'
import { refundedAmount } from '../read-payments.js'
import type { Transaction } from '../../../foundation/database/database.js'

export interface MarkRefundPaidOptions {
  orderId: string
  ports: PaymentPorts
  now: Date
}

/**
 * Records a manual transfer for a refund that no provider could make. The order must be locked.
 *
 * @returns The amount, in minor units.
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
  const isFullyRefunded =
    order && (await refundedAmount(sql, orderId, ['DONE'])) >= order.totalMinor
  if (isFullyRefunded && paidOut.length > 0) await ports.markRefunded(sql, orderId, now)
  return paidOut.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
