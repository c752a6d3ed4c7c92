import { orderMovePorts } from './order-move-ports.js'
import { moveOrder } from '../../domains/orders/move-order.js'
import { isOrderMove } from '../../domains/orders/order-states.js'
import type { OrderState } from '../../domains/orders/order-states.js'
import type { PayableOrder, PaymentPorts } from '../../domains/payment/payment-context.js'
import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import { enqueue } from '../../foundation/mail/outbox.js'
import type { PaymentRule } from '../../foundation/pricing/payment-rules.js'

/** Connects payments to orders. */
export const paymentOrderPorts: PaymentPorts = {
  async lockOrder(sql, orderId) {
    if (!isRandomId(orderId)) return undefined
    const rows = await sql.query<PayableOrder>(
      `SELECT id, number, state, total_minor AS "totalMinor", currency, member_id AS "memberId",
              payment ->> 'kind' AS kind, payment ->> 'method' AS method
       FROM orders WHERE id = $1 FOR UPDATE`,
      [orderId],
    )
    return rows[0]
  },

  async moveOrder(sql, move) {
    const outcome = await moveOrder(sql, move, orderMovePorts)
    if (outcome.status === 'moved') return { status: 'moved' }
    return 'errors' in outcome ? outcome : { status: 'impossible' }
  },

  async changeMethod(sql, orderId, { method, kind, feeMinor, account }) {
    // Another fee would change the agreed total.
    const changed = await sql.query(
      `UPDATE orders SET payment = payment || $2::text::jsonb
       WHERE id = $1 AND (payment ->> 'feeMinor')::integer = $3 RETURNING id`,
      [orderId, JSON.stringify({ method, kind, account }), feeMinor],
    )
    return changed.length > 0
  },

  async markRefunded(sql, orderId, now) {
    const [order] = await sql.query<{
      state: OrderState
      shipping: PaymentRule['shipping'][number]
    }>(`SELECT state, shipping ->> 'kind' AS shipping FROM orders WHERE id = $1`, [orderId])
    if (!order) return
    if (isOrderMove(order.state, 'REFUNDED', { pickup: order.shipping === 'PICKUP' })) {
      await moveOrder(sql, { orderId, to: 'REFUNDED', cause: 'refunded', now }, orderMovePorts)
    }
    await notePaidBack(sql, orderId)
  },

  // The same e-mail as for a new order: it holds the sums and how to pay.
  notifyMethodChanged: (sql, { orderId, now }) =>
    enqueue(sql, { kind: 'order-placed', payload: { orderId }, now }),

  notifyRefundRefused: (sql, { now, ...payload }) =>
    enqueue(sql, { kind: 'refund-refused', payload, now }),
}

/** A canceled order stays canceled and is refunded. */
async function notePaidBack(sql: Transaction, orderId: string): Promise<void> {
  await sql.query("UPDATE orders SET payment_state = 'REFUNDED' WHERE id = $1", [orderId])
}
