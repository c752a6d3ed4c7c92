import type { PaymentContext } from '../payment-context.js'
import { PaymentProviderError } from '../payment-provider.js'
import { readPayment, readPayments, refundedAmount } from '../read-payments.js'
import type { Transaction } from '../../../foundation/database/database.js'

/** Most rows of one run, so that none takes long. */
export const refundBatch = 20

interface DueRefund {
  tenant: string
  id: string
  orderId: string
  paymentId: string
  amountMinor: number
  currency: string
  attempts: number
}

/**
 * Carries out due refunds. A repeated refund has the same key, so that two processes at once, or
 * one that ends before it records the refund, refund once.
 *
 * @returns How many were processed.
 */
export async function processRefunds(context: PaymentContext): Promise<number> {
  const due = await context.database.admin((sql) =>
    sql.query<DueRefund>(
      `SELECT tenant, id, order_id AS "orderId", payment_id AS "paymentId",
              amount_minor AS "amountMinor", currency, attempts FROM refunds
       WHERE state = 'REQUESTED' AND due_at <= $1::timestamptz ORDER BY due_at LIMIT $2::integer`,
      [context.clock().toISOString(), refundBatch],
    ),
  )
  for (const refund of due) await carryOut(context, refund)
  return due.length
}

async function carryOut(context: PaymentContext, refund: DueRefund): Promise<void> {
  const { tenant, id, orderId, paymentId, amountMinor, currency } = refund
  const payment = await context.database.read(tenant, (sql) => readPayment(sql, paymentId))
  const provider = context.providers.get(payment?.provider ?? '')
  try {
    if (!provider) throw new PaymentProviderError('unavailable', 'The provider is not set up.')
    const providerId = payment?.providerId ?? null
    const key = { tenant, paymentId, providerId }
    const answer = await provider.refund({ ...key, refundId: id, amountMinor, currency })
    const now = context.clock()
    await context.database.write(tenant, async (sql) => {
      await context.ports.lockOrder(sql, orderId)
      const done = await sql.query(
        `UPDATE refunds SET state = 'DONE', provider_id = $2, done_at = $3::timestamptz,
           last_error = NULL WHERE id = $1 AND state = 'REQUESTED' RETURNING id`,
        [id, answer.providerId, now.toISOString()],
      )
      if (done.length > 0 && (await isFullyRefunded(sql, orderId))) {
        await context.ports.markRefunded(sql, orderId, now)
      }
    })
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    await recordFailure(context, refund, error)
  }
}

/** Whether an order is refunded in full. */
async function isFullyRefunded(sql: Transaction, orderId: string): Promise<boolean> {
  const paid = (await readPayments(sql, [orderId])).find(({ state }) => state === 'APPROVED')
  return paid !== undefined && (await refundedAmount(sql, orderId, ['DONE'])) >= paid.amountMinor
}

/** A rejected refund is not retried automatically: the shop is notified. */
async function recordFailure(
  context: PaymentContext,
  { tenant, id, orderId, amountMinor, currency, attempts }: DueRefund,
  error: PaymentProviderError,
): Promise<void> {
  const now = context.clock()
  const waitMs = Math.min(10_000 * 2 ** attempts, 60 * 60 * 1_000)
  const isRefused = error.code === 'refused'
  await context.database.write(tenant, async (sql) => {
    const updated = await sql.query(
      `UPDATE refunds SET attempts = attempts + 1, last_error = $2, due_at = $3::timestamptz,
         state = $4 WHERE id = $1 AND state = 'REQUESTED' RETURNING id`,
      [
        id,
        error.message.slice(0, 300),
        new Date(now.getTime() + waitMs).toISOString(),
        isRefused ? 'REFUSED' : 'REQUESTED',
      ],
    )
    if (isRefused && updated.length > 0) {
      await context.ports.notifyRefundRefused(sql, { orderId, amountMinor, currency, now })
    }
  })
}
