import type { PaymentRecord, RefundRecord, RefundState } from './payment-record.js'
import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'

const columns = `id, order_id AS "orderId", attempt, provider, provider_id AS "providerId", kind, state,
  amount_minor AS "amountMinor", currency, choices, url, used, cause, created_at AS "createdAt",
  expires_at AS "expiresAt", settled_at AS "settledAt"`

/** The payment attempts of some orders, oldest first. */
export function readPayments(
  sql: Transaction,
  orderIds: readonly string[],
): Promise<PaymentRecord[]> {
  return sql.query<PaymentRecord>(
    `SELECT ${columns} FROM payments WHERE order_id = ANY($1::text[]) ORDER BY order_id, attempt`,
    [orderIds],
  )
}

/** The payment with an id; undefined when the tenant has none. */
export async function readPayment(
  sql: Transaction,
  id: string,
): Promise<PaymentRecord | undefined> {
  if (!isRandomId(id)) return undefined
  const rows = await sql.query<PaymentRecord>(`SELECT ${columns} FROM payments WHERE id = $1`, [id])
  return rows[0]
}

/** The payment with an id of its provider’s; undefined when the tenant has none. */
export async function findPaymentAt(
  sql: Transaction,
  { provider, providerId }: { provider: string; providerId: string },
): Promise<PaymentRecord | undefined> {
  const rows = await sql.query<PaymentRecord>(
    `SELECT ${columns} FROM payments WHERE provider = $1 AND provider_id = $2`,
    [provider, providerId],
  )
  return rows[0]
}

/** The refunds of some orders, oldest first. */
export function readRefunds(
  sql: Transaction,
  orderIds: readonly string[],
): Promise<RefundRecord[]> {
  return sql.query<RefundRecord>(
    `SELECT id, order_id AS "orderId", payment_id AS "paymentId", amount_minor AS "amountMinor",
            currency, cause, state, requested_at AS "requestedAt", done_at AS "doneAt"
     FROM refunds WHERE order_id = ANY($1::text[]) ORDER BY requested_at, id`,
    [orderIds],
  )
}

/**
 * How much of an order's payment is refunded, in refunds of some states. Refunds of overpaid payments do not count.
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
