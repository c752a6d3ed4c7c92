import { PaymentProviderError } from '../payment-provider.js'
import type { PaymentContext } from '../payment-context.js'
import { readPayment } from '../read-payments.js'
import { settlePayment } from './settle-order.js'

/** Most rows of one run, so that none takes long. */
export const reconcileBatch = 20

/**
 * Queries providers for payments that have been open for a while, in case neither the shopper
 * returned nor a webhook arrived.
 *
 * @returns How many were processed.
 */
export async function reconcilePayments(context: PaymentContext): Promise<number> {
  const due = await context.database.admin((sql) =>
    sql.query<{ tenant: string; id: string }>(
      `SELECT tenant, id FROM payments
       WHERE state IN ('OPENING', 'OPEN') AND check_at <= $1::timestamptz
       ORDER BY check_at LIMIT $2::integer`,
      [context.clock().toISOString(), reconcileBatch],
    ),
  )
  for (const { tenant, id } of due) await reconcile(context, tenant, id)
  return due.length
}

async function reconcile(context: PaymentContext, tenant: string, id: string): Promise<void> {
  const payment = await context.database.read(tenant, (sql) => readPayment(sql, id))
  if (!payment) return
  let isAnswered = true
  try {
    await settlePayment(context, { tenant, payment })
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    isAnswered = false
  }
  const now = context.clock()
  const ageMs = now.getTime() - payment.createdAt.getTime()
  const pauseMs = Math.min(Math.max(ageMs, 60_000), 60 * 60 * 1_000)
  await context.database.write(tenant, (sql) =>
    // A payment that the provider does not know expires with its page.
    sql.query(
      `UPDATE payments SET check_at = $2::timestamptz,
         state = CASE WHEN $4 AND state = 'OPENING' AND expires_at < $3::timestamptz THEN 'EXPIRED'
                      ELSE state END
       WHERE id = $1 AND state IN ('OPENING', 'OPEN')`,
      [id, new Date(now.getTime() + pauseMs).toISOString(), now.toISOString(), isAnswered],
    ),
  )
}
