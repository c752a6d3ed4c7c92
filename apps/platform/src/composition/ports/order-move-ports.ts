import type { OrderMovedPayload } from '../mails/order-mails.js'
import type { ShopOrderPayload } from '../mails/shop-order-mails.js'
import type { OrderMovePorts } from '../../domains/orders/move-order.js'
import { requestRefund } from '../../domains/payment/refunds/request-refund.js'
import { enqueue } from '../../foundation/mail/outbox.js'
import { announceChangedOrder } from './announce-events.js'
import { inviteToReview } from './invite-to-review.js'

/**
 * State changes of which a shopper is notified; the e-mail of a new order is queued when it is
 * placed.
 */
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

/** State changes of which the shop is notified: with each it learns what is to be done next. */
const shopNews = ['APPROVED', 'PROCESSING', 'READY', 'SHIPPED', 'CANCELED'] as const

/** Connects orders to e-mails, payments and programs. */
export const orderMovePorts: OrderMovePorts = {
  async notify(sql, notification) {
    const { orderId, about, refundMinor, now } = notification
    await announceChangedOrder(sql, notification)
    if (about === 'CHANGED') {
      // The same e-mail as for a new order: it holds the sums and how to pay.
      await enqueue(sql, { kind: 'order-placed', payload: { orderId }, now })
      return
    }
    const kind = notifiedMoves.find((state) => state === about)
    if (!kind) return
    const payload: OrderMovedPayload = { orderId, about: kind, refundMinor }
    await enqueue(sql, { kind: 'order-moved', payload, now })
    if (kind === 'COMPLETED') await inviteToReview(sql, orderId, now)
    const news = shopNews.find((state) => state === kind)
    if (!news) return
    const shopPayload: ShopOrderPayload = { orderId, about: news }
    await enqueue(sql, { kind: 'shop-order', payload: shopPayload, now })
  },
  requestRefund,
}
