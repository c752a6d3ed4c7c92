import { enqueue } from './mail/outbox.js'
import type { OrderMovePorts } from './orders/move-ports.js'
import type { OrderMovedPayload } from './order-mails.js'

/** What a shopper is told of; the mail of a new order is written where it is placed. */
const told = [
  'APPROVED',
  'FAILED',
  'PROCESSING',
  'READY',
  'SHIPPED',
  'COMPLETED',
  'CANCELED',
  'RETURNED',
  'REFUND',
  'REFUNDED',
] as const

/** Introduces orders that change to mails and payments. */
export const orderMovePorts: OrderMovePorts = {
  async announce(sql, { orderId, about, refundMinor, now }) {
    const kind = told.find((state) => state === about)
    if (!kind) return
    const payload: OrderMovedPayload = { orderId, about: kind, refundMinor }
    await enqueue(sql, { kind: 'order-moved', payload, now })
  },
  /** What was paid goes back by hand: an order that is canceled and paid shows it. */
  async requestRefund(sql, { orderId, amountMinor }) {
    const paid = await sql.query("SELECT id FROM orders WHERE id = $1 AND payment_state = 'PAID'", [
      orderId,
    ])
    return { amountMinor: paid.length > 0 ? amountMinor : 0 }
  },
}
