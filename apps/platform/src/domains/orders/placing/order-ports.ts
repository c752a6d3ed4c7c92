import type { Transaction } from '../../../foundation/database/database.js'
import type { CartCoupon, CouponLine } from '../../../foundation/pricing/evaluate-coupon.js'

/** A cart as an order sees it: prices and stock of now. */
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

/** A line that a coupon can be asked about. */
export type CouponLineCandidate = CheckoutLine & CouponLine

/** A line with the price that the shopper last took as seen. */
export type CheckoutCartLine = CouponLineCandidate & { acceptedPriceMinor: number }

/** What placing an order needs of other rooms, inside its own transaction. */
export interface OrderPorts {
  /** Locks a cart that is not finished, and the variants in it. */
  lockCheckoutCart(sql: Transaction, cartId: string, now: Date): Promise<CheckoutCart | undefined>
  /** Marks the cart as finished by an order. */
  finishCart(sql: Transaction, cartId: string, token: string): Promise<void>
  /** Notes that the shopper is to be told, once the transaction is through. */
  notifyOrderPlaced(sql: Transaction, order: { orderId: string; now: Date }): Promise<void>
}
