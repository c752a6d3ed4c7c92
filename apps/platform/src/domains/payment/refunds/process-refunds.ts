import type { Transaction } from '../../../foundation/database/database.js'
import { givenBack } from './refunded-amount.js'
import { PaymentProviderError } from '../payment-provider.js'
import type { PaymentRoom } from '../payment-context.js'
import { readPayment, readPayments } from '../read-payments.js'

/** Most rows of one look, so that none takes long. */
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
 * Gives back what is due. Repeating a refund repeats its key, so that two who carry it out at once, or one who dies
 * before noting it, give the money back once.
 *
 * @returns How many were looked at.
 */
export async function carryOutRefunds(room: PaymentRoom): Promise<number> {
  const due = await room.database.admin((sql) =>
    sql.query<DueRefund>(
      `SELECT tenant, id, order_id AS "orderId", payment_id AS "paymentId",
              amount_minor AS "amountMinor", currency, attempts FROM refunds
       WHERE state = 'REQUESTED' AND due_at <= $1::timestamptz ORDER BY due_at LIMIT $2::integer`,
      [room.clock().toISOString(), refundBatch],
    ),
  )
  for (const refund of due) await carryOut(room, refund)
  return due.length
}

async function carryOut(room: PaymentRoom, refund: DueRefund): Promise<void> {
  const { tenant, id, orderId, paymentId, amountMinor, currency } = refund
  const payment = await room.database.read(tenant, (sql) => readPayment(sql, paymentId))
  const provider = room.providers.get(payment?.provider ?? '')
  try {
    if (!provider) throw new PaymentProviderError('unavailable', 'The provider is not set up.')
    const answer = await provider.refund({ tenant, refundId: id, paymentId, amountMinor, currency })
    const now = room.clock()
    await room.database.write(tenant, async (sql) => {
      await room.ports.lockOrder(sql, orderId)
      const done = await sql.query(
        `UPDATE refunds SET state = 'DONE', provider_id = $2, done_at = $3::timestamptz,
           last_error = NULL WHERE id = $1 AND state = 'REQUESTED' RETURNING id`,
        [id, answer.providerId, now.toISOString()],
      )
      if (done.length > 0 && (await isWhole(sql, orderId))) {
        await room.ports.noteRefunded(sql, orderId, now)
      }
    })
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    await noteFailure(room, refund, error)
  }
}

/** Whether all that an order was paid with has gone back. */
async function isWhole(sql: Transaction, orderId: string): Promise<boolean> {
  const paid = (await readPayments(sql, [orderId])).find(({ state }) => state === 'APPROVED')
  return paid !== undefined && (await givenBack(sql, orderId, ['DONE'])) >= paid.amountMinor
}

/** What was refused is not tried again by itself: the shop is told. */
async function noteFailure(
  room: PaymentRoom,
  { tenant, id, orderId, amountMinor, currency, attempts }: DueRefund,
  error: PaymentProviderError,
): Promise<void> {
  const now = room.clock()
  const waitMs = Math.min(10_000 * 2 ** attempts, 60 * 60 * 1_000)
  const isRefused = error.code === 'refused'
  await room.database.write(tenant, async (sql) => {
    const noted = await sql.query(
      `UPDATE refunds SET attempts = attempts + 1, last_error = $2, due_at = $3::timestamptz,
         state = $4 WHERE id = $1 AND state = 'REQUESTED' RETURNING id`,
      [
        id,
        error.message.slice(0, 300),
        new Date(now.getTime() + waitMs).toISOString(),
        isRefused ? 'REFUSED' : 'REQUESTED',
      ],
    )
    if (isRefused && noted.length > 0) {
      await room.ports.announceRefusedRefund(sql, { orderId, amountMinor, currency, now })
    }
  })
}
