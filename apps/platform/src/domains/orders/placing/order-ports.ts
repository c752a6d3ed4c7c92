import type { Transaction } from '../../../foundation/database/database.js'
import type { UserError } from '../../../foundation/words/user-error.js'
import type { CartCoupon, CouponLine } from '../../../foundation/pricing/evaluate-coupon.js'

/** A cart as an order sees it: current prices and stock. */
export interface CheckoutCart {
  id: string
  coupon: CartCoupon | null
  lines: CheckoutCartLine[]
}

export interface CheckoutLine {
  id: string
  variantId: string
  quantity: number
  author: string | null
  unitPriceMinor: number
  /** Per cent. */
  taxRate: number
  stock: number
  backorderable: boolean
  offered: boolean
  weightGrams: number
  longestSideMm: number
  dangerousGoods: boolean
}

/** A line with the price that the shopper accepted last. */
export type CheckoutCartLine = CheckoutLine & CouponLine & { acceptedPriceMinor: number }

/** What placing an order needs of other domains, inside its own transaction. */
export interface OrderPorts {
  /** Locks a cart that is not finished, and the variants in it, or says why it cannot be ordered. */
  lockCheckoutCart(sql: Transaction, cartId: string, now: Date): Promise<CheckoutCart | UserError>
  /** Marks the cart as ordered. */
  finishCart(sql: Transaction, cartId: string, order: { token: string; now: Date }): Promise<void>
  /** Queues the shopper's notification; it is sent after the transaction commits. */
  notifyOrderPlaced(sql: Transaction, order: { orderId: string; now: Date }): Promise<void>
}
