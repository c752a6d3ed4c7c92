import type { Transaction } from '../../../foundation/database/database.js'
import type { UserError } from '../../../foundation/messages/user-error.js'
import type { CartCoupon, CouponLine } from '../../../foundation/pricing/coupons/evaluate-coupon.js'

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

export interface PlacedOrder {
  orderId: string
  /**
   * Multiplies how many mails a mailbox gets in an hour; null for an order placed by staff, without
   * limits.
   */
  limitsFactor: number | null
  now: Date
}

/** Effects of placing an order in other domains, inside the same transaction. */
export interface OrderPorts {
  /** Locks an open cart and its variants, or returns why it cannot be ordered. */
  lockCheckoutCart(sql: Transaction, cartId: string, now: Date): Promise<CheckoutCart | UserError>
  /** Sets the cart to ordered. */
  finishCart(sql: Transaction, cartId: string, order: { token: string; now: Date }): Promise<void>
  /** Queues the shopper's notification; it is sent after the transaction commits. */
  notifyOrderPlaced(sql: Transaction, order: PlacedOrder): Promise<void>
}
