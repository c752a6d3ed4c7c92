import type { OrderMovedPayload } from '../mails/order-mails.js'
import type { ShopOrderPayload } from '../mails/shop-order-mails.js'
import type { OrderMovePorts } from '../../domains/orders/move-order.js'
import { requestRefund } from '../../domains/payment/refunds/request-refund.js'
import { enqueue } from '../../foundation/mail/outbox.js'

/** Moves that a shopper is notified of; the e-mail of a new order is queued where it is placed. */
const notifiedMoves = [
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

/** Connects orders to e-mails and payments. */
export const orderMovePorts: OrderMovePorts = {
  async notify(sql, { orderId, about, refundMinor, now }) {
    const kind = notifiedMoves.find((state) => state === about)
    if (!kind) return
    const payload: OrderMovedPayload = { orderId, about: kind, refundMinor }
    await enqueue(sql, { kind: 'order-moved', payload, now })
    if (kind !== 'APPROVED' && kind !== 'CANCELED') return
    const news: ShopOrderPayload = { orderId, about: kind }
    await enqueue(sql, { kind: 'shop-order', payload: news, now })
  },
  requestRefund,
}
