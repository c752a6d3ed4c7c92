import type { Transaction } from '../../../foundation/database/database.js'
import type { OrderMovePorts } from '../move-order.js'
import type { OrderRecord } from '../order-record.js'

export interface StaffRefund {
  /** Locked. */
  order: Pick<OrderRecord, 'id' | 'totals'>
  /** Null for all that was paid and not refunded yet. */
  amountMinor: number | null
  cause: string
  now: Date
}

export type StaffRefundOutcome =
  | { status: 'requested'; amountMinor: number }
  /** Nothing was paid that is not refunded. */
  | { status: 'nothing-left' }
  /** More than what was paid and not refunded; the transaction has to be rolled back. */
  | { status: 'too-much'; leftMinor: number }

/** Refunds an amount without goods; the shopper gets a mail. */
export async function refundByStaff(
  sql: Transaction,
  { order, amountMinor, cause, now }: StaffRefund,
  ports: OrderMovePorts,
): Promise<StaffRefundOutcome> {
  const orderId = order.id
  const asked = amountMinor ?? order.totals.grandMinor
  const { amountMinor: given } = await ports.requestRefund(sql, {
    orderId,
    amountMinor: asked,
    cause,
    now,
  })
  if (given === 0) return { status: 'nothing-left' }
  if (amountMinor !== null && given < asked) return { status: 'too-much', leftMinor: given }
  await ports.notify(sql, { orderId, about: 'REFUND', refundMinor: given, now })
  return { status: 'requested', amountMinor: given }
}
