import type { Transaction } from '../../foundation/database/database.js'
import type { OrderState } from './order-states.js'

/** What changing an order needs of other rooms, inside its own transaction. */
export interface OrderMovePorts {
  /** Notes that the shopper is to be told, once the transaction is through. */
  notify(sql: Transaction, notifications: OrderNotification): Promise<void>
  /** Notes that money of a locked order goes back, as far as it was paid and has not gone back yet. */
  requestRefund(sql: Transaction, refund: OrderRefundRequest): Promise<{ amountMinor: number }>
}

/** What a shopper is told of. */
export interface OrderNotification {
  orderId: string
  /** The state that the order came to, or that money goes back without a move. */
  about: OrderState | 'REFUND'
  /** What goes back because of it; 0 for nothing. */
  refundMinor: number
  now: Date
}

export interface OrderRefundRequest {
  orderId: string
  amountMinor: number
  cause: string
  now: Date
}
