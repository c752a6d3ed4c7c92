import { orderMovePorts } from './order-move-ports.js'
import { moveOrder } from '../../domains/orders/move-order.js'
import { isOrderMove } from '../../domains/orders/order-states.js'
import { findOpenWithdrawals } from '../../domains/orders/read-withdrawals.js'
import type { OrderState } from '../../domains/orders/order-states.js'
import { returnStock } from '../../domains/orders/stock/take-stock.js'
import type { PayableOrder, PaymentPorts } from '../../domains/payment/payment-context.js'
import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import { enqueue } from '../../foundation/mail/outbox.js'
import { isOnlineKind, toChosenPayment } from '../../foundation/pricing/payment-rules.js'
import type { PaymentRule } from '../../foundation/pricing/payment-rules.js'

/** Connects payments to orders. */
export const paymentOrderPorts: PaymentPorts = {
  async lockOrder(sql, orderId) {
    if (!isRandomId(orderId)) return undefined
    const rows = await sql.query<Omit<PayableOrder, 'isWithdrawn'>>(
      `SELECT id, number, state, total_minor AS "totalMinor", currency, member_id AS "memberId",
              payment ->> 'kind' AS kind, payment ->> 'method' AS method,
              payment ->> 'form' AS form
       FROM orders WHERE id = $1 FOR UPDATE`,
      [orderId],
    )
    const [order] = rows
    if (!order) return undefined
    return { ...order, isWithdrawn: (await findOpenWithdrawals(sql, orderId)).length > 0 }
  },

  async moveOrder(sql, move) {
    // Money that has come is recorded, whatever was withdrawn from meanwhile.
    const despiteWithdrawal = move.to === 'APPROVED'
    const outcome = await moveOrder(sql, { ...move, despiteWithdrawal }, orderMovePorts)
    if (outcome.status === 'moved') return { status: 'moved' }
    return 'errors' in outcome ? outcome : { status: 'impossible' }
  },

  async changeMethod(sql, orderId, { account, ...rule }, now) {
    const { method, kind, feeMinor } = rule
    // Another fee would change the agreed total.
    const [changed] = await sql.query<{ isGuests: boolean }>(
      `UPDATE orders SET payment = payment || $2::text::jsonb
       WHERE id = $1 AND (payment ->> 'feeMinor')::integer = $3
       RETURNING member_id IS NULL AND reserved AND state = 'PENDING' AS "isGuests"`,
      [orderId, JSON.stringify({ ...toChosenPayment(rule), account }), feeMinor],
    )
    if (!changed) return false
    // Goods were kept for the minutes of a payment online, and without limits of their value.
    if (changed.isGuests && !isOnlineKind(kind)) {
      await returnStock(sql, { orderId, cause: `to be paid by ${method}`, now })
      await sql.query('UPDATE orders SET reserved = false, reserved_until = NULL WHERE id = $1', [
        orderId,
      ])
    }
    return true
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
