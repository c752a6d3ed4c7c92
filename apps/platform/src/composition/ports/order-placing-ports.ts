import { finishCart, lockCheckoutCart } from '../../domains/cart/checkout-cart.js'
import type { OrderPorts } from '../../domains/orders/placing/order-ports.js'
import { enqueue } from '../../foundation/mail/outbox.js'

/** What placing an order means for carts and mails. */
export const orderPlacingPorts: OrderPorts = {
  lockCheckoutCart,
  finishCart,
  notifyOrderPlaced: (sql, { orderId, now }) =>
    enqueue(sql, { kind: 'order-placed', payload: { orderId }, now }),
}
