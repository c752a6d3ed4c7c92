import type { CartCoupon } from '../../foundation/pricing/evaluate-coupon.js'

/** A cart with the catalogue's current data of its lines. */
export interface CartRecord {
  id: string
  version: number
  expiresAt: Date
  country: string | null
  postalCode: string | null
  /** Id of the order that was placed from it. */
  token: string | null
  /** Whose cart it is; null for a guest's. */
  memberId: string | null
  /** The cart that got the lines saved for later, once this one is ordered. */
  nextId: string | null
  coupon: CartCoupon | null
  lines: CartLineRecord[]
  /** Saved for later: not part of totals and orders. */
  saved: CartLineRecord[]
}

export interface CartLineRecord {
  id: string
  variantId: string
  productId: string
  quantity: number
  author: string | null
  /** With VAT, as the shopper last saw and accepted it. */
  acceptedPriceMinor: number
  /** With VAT, to pay now. */
  unitPriceMinor: number
  /** Per cent. */
  taxRate: number
  stock: number
  backorderable: boolean
  /** The variant and its product are still on offer. */
  offered: boolean
  weightGrams: number
  longestSideMm: number
  dangerousGoods: boolean
  kind: string
  /** Sold below its usual price. */
  isReduced: boolean
  /** The cart's coupon is for it. */
  isCouponEligible: boolean
}

/** Most pieces of one variant that a cart may hold. */
export const maxPieces = 999

/** Most lines of a cart. */
export const maxLines = 200

/** Highest value of a cart's items: within the contract's integers, shipping included. */
export const maxItemsMinor = 1_000_000_000

/** A cart lives this long after the last addition. */
export const cartLifetimeMs = 14 * 24 * 60 * 60 * 1_000

/** Most pieces of a variant that are available. */
export function availablePieces(variant: {
  stock: number
  backorderable: boolean
  offered: boolean
}): number {
  if (!variant.offered) return 0
  return variant.backorderable ? maxPieces : Math.min(variant.stock, maxPieces)
}
