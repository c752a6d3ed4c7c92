import type { PaymentRecord, RefundState } from '../payment-record.js'
import { readPayments, refundedAmount } from '../read-payments.js'
import type { Transaction } from '../../../foundation/database/database.js'
import { newRandomId } from '../../../foundation/database/random-id.js'

export interface RequestRefundOptions {
  orderId: string
  /** Limited to the paid amount that is not refunded yet. */
  amountMinor: number
  cause: string
  now: Date
}

export interface RequestedRefund {
  /** The refunded amount, at most the requested one; 0 when nothing was left. */
  amountMinor: number
}

/**
 * Requests a refund of an order, in the transaction of its cause; a job carries it out. Payments
 * without a provider are refunded by staff. The order must be locked.
 */
export async function requestRefund(
  sql: Transaction,
  options: RequestRefundOptions,
): Promise<RequestedRefund> {
  const { orderId, cause, now } = options
  const [order] = await sql.query<{ totalMinor: number; currency: string; paymentState: string }>(
    `SELECT total_minor AS "totalMinor", currency, payment_state AS "paymentState"
     FROM orders WHERE id = $1`,
    [orderId],
  )
  if (!order) return { amountMinor: 0 }
  const payments = await readPayments(sql, [orderId])
  const payment = payments.find(({ state }) => state === 'APPROVED') ?? null
  if (!payment && order.paymentState !== 'PAID') return { amountMinor: 0 }
  // A rejected refund is still owed: it is requested again, or transferred.
  const given = await refundedAmount(sql, orderId, ['REQUESTED', 'DONE', 'REFUSED', 'BY_HAND'])
  const amountMinor = Math.min(options.amountMinor, order.totalMinor - given)
  if (amountMinor <= 0) return { amountMinor: 0 }
  const { currency } = order
  if (payment) await requestProviderRefund(sql, { payment, amountMinor, currency, cause, now })
  else await insert(sql, { orderId, amountMinor, currency, cause, now }, null, 'BY_HAND')
  return { amountMinor }
}

export interface ProviderRefundOptions {
  payment: Pick<PaymentRecord, 'id' | 'orderId'>
  amountMinor: number
  currency: string
  cause: string
  now: Date
}

/** Requests a refund of one payment through its provider. */
export async function requestProviderRefund(
  sql: Transaction,
  { payment, ...options }: ProviderRefundOptions,
): Promise<void> {
  await insert(sql, { orderId: payment.orderId, ...options }, payment.id, 'REQUESTED')
}

async function insert(
  sql: Transaction,
  refund: RequestRefundOptions & { currency: string },
  paymentId: string | null,
  state: RefundState,
): Promise<void> {
  await sql.query(
    `INSERT INTO refunds (tenant, id, order_id, payment_id, amount_minor, currency, cause, state,
       requested_at, due_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5, $6, $7, $8::timestamptz,
       $8::timestamptz)`,
    [
      newRandomId(),
      refund.orderId,
      paymentId,
      refund.amountMinor,
      refund.currency,
      refund.cause,
      state,
      refund.now.toISOString(),
    ],
  )
}
