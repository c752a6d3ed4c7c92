import type { Transaction } from '../../../foundation/database/database.js'
import type { ClaimedCoupon, CouponLine } from '../../../foundation/pricing/judge-coupon.js'

/** A cart as an order sees it: prices and stock of now. */
export interface Basket {
  id: string
  coupon: ClaimedCoupon | null
  lines: SeenLine[]
}

export interface BasketLine {
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
export type CouponedLine = BasketLine & CouponLine

/** A line with the price that the shopper last took as seen. */
export type SeenLine = CouponedLine & { acceptedPriceMinor: number }

/** What placing an order needs of other rooms, inside its own transaction. */
export interface OrderPorts {
  /** Locks a cart that is not finished, and the variants in it. */
  lockBasket(sql: Transaction, cartId: string, now: Date): Promise<Basket | undefined>
  /** Marks the cart as finished by an order. */
  finishBasket(sql: Transaction, cartId: string, token: string): Promise<void>
  /** Notes that the shopper is to be told, once the transaction is through. */
  announceOrder(sql: Transaction, order: { orderId: string; now: Date }): Promise<void>
}
