import type { Transaction } from '../../../foundation/database/database.js'
import type { RefundState } from '../payment-record.js'
import { readPayments, readRefunds } from '../read-payments.js'

/**
 * How much of what an order was paid with goes back, in refunds of some states. What was paid too much and sent back does
 * not count.
 */
export async function refundedAmount(
  sql: Transaction,
  orderId: string,
  states: readonly RefundState[],
): Promise<number> {
  const payments = await readPayments(sql, [orderId])
  const overpaid = new Set(payments.flatMap(({ id, state }) => (state === 'OVERPAID' ? [id] : [])))
  return (await readRefunds(sql, [orderId]))
    .filter(({ paymentId, state }) => states.includes(state) && !overpaid.has(paymentId ?? ''))
    .reduce((sum, refund) => sum + refund.amountMinor, 0)
}
