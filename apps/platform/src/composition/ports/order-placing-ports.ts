import { finishCart, lockCheckoutCart } from '../../domains/cart/checkout-cart.js'
import type { OrderPorts, PlacedOrder } from '../../domains/orders/placing/order-ports.js'
import type { ShopOrderPayload } from '../mails/shop-order-mails.js'
import type { Transaction } from '../../foundation/database/database.js'
import { announcePlacedOrder } from './announce-events.js'
import { enqueue } from '../../foundation/mail/outbox.js'

/** Effects of placing an order on carts, e-mails and programs. */
export const orderPlacingPorts: OrderPorts = {
  lockCheckoutCart,
  finishCart,
  async notifyOrderPlaced(sql, order) {
    const { orderId, now } = order
    await announcePlacedOrder(sql, order)
    const dueAt = await mailDueAt(sql, order)
    await enqueue(sql, { kind: 'order-placed', payload: { orderId }, now, dueAt })
    const payload: ShopOrderPayload = { orderId, about: 'PLACED' }
    await enqueue(sql, { kind: 'shop-order', payload, now })
  },
}

const hourMs = 60 * 60 * 1_000
const mailsPerHour = 10

/**
 * When the mail about a new order is sent: at once, but to one mailbox no more than so many an
 * hour. A guest may type another person's address, whose owner is neither flooded nor kept from
 * ordering.
 */
async function mailDueAt(
  sql: Transaction,
  { orderId, limitsFactor, now }: PlacedOrder,
): Promise<Date> {
  if (limitsFactor === null) return now
  const [row] = await sql.query<{ earlier: number }>(
    `SELECT count(*)::integer AS earlier FROM orders o
     JOIN orders placed ON placed.tenant = o.tenant AND placed.mailbox = o.mailbox
     WHERE placed.id = $1 AND placed.member_id IS NULL AND o.id <> placed.id
       AND o.member_id IS NULL AND o.created_at > $2::timestamptz`,
    [orderId, new Date(now.getTime() - hourMs).toISOString()],
  )
  return new Date(now.getTime() + Math.floor(row!.earlier / (mailsPerHour * limitsFactor)) * hourMs)
}
