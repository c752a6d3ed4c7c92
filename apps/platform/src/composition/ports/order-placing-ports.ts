import { finishCart, lockCheckoutCart } from '../../domains/cart/checkout-cart.js'
import type { OrderPorts } from '../../domains/orders/placing/order-ports.js'
import type { ShopOrderPayload } from '../mails/shop-order-mails.js'
import { enqueue } from '../../foundation/mail/outbox.js'

/** What placing an order means for carts and mails. */
export const orderPlacingPorts: OrderPorts = {
  lockCheckoutCart,
  finishCart,
  async notifyOrderPlaced(sql, { orderId, now }) {
    await enqueue(sql, { kind: 'order-placed', payload: { orderId }, now })
    const payload: ShopOrderPayload = { orderId, about: 'PLACED' }
    await enqueue(sql, { kind: 'shop-order', payload, now })
  },
}
