import type { Money } from './money.js'

/** A picture of a line's product. */
export interface CartImage {
  src: string
  alt: string
  srcset?: string
  widthPx?: number
  heightPx?: number
}

/** What changed about a line since it was added, to be told before paying. */
export interface CartLineIssue {
  code: 'NOT_AVAILABLE' | 'INSUFFICIENT_STOCK' | 'PRICE_CHANGED'
  /** Pieces that can be had, with INSUFFICIENT_STOCK. */
  available?: number | null
  /** Price of one piece when it was added, with PRICE_CHANGED. */
  oldPrice?: Money | null
}

/** One variant in a cart. */
export interface CartLine {
  id: string
  variantId: string
  /** 1 to 999. */
  quantity: number
  /** Price of one piece with VAT. */
  unitPrice: Money
  /** Price of the line with VAT, as the server reckons it. */
  lineTotal: Money
  name: string
  slug: string
  image?: CartImage | null
  /** How many pieces may be ordered; null when there is no limit but the general one. */
  maxQuantity?: number | null
  /** Who put it into a cart that several people share. */
  addedBy?: string | null
  issues?: readonly CartLineIssue[]
}

/** Sums of a cart. They come from the server alone. */
export interface CartTotals {
  /** Pieces, not lines. */
  itemsCount: number
  /** Lines with VAT, before discount and shipping. */
  items: Money
  discount: Money
  /** Null while nobody knows where to. */
  shipping: Money | null
  /** Fee of the payment method, such as cash on delivery. */
  paymentFee?: Money
  /** VAT contained in `grand`. */
  vat: Money
  grand: Money
  /** What is left to buy until shipping is free: zero once it is, null where it never is. */
  freeShippingRemaining: Money | null
}

/** A cart as the server answers it. */
export interface Cart {
  id: string
  /** Grows with every change on the server. */
  version: number
  lines: readonly CartLine[]
  totals: CartTotals
  /** When the cart ends, in milliseconds since 1970. */
  expiresAtMs: number
  /** Set once an order has been placed from the cart. */
  token?: string | null
}

/** Tells which of two answers about a cart is the newer one; an older never replaces it. */
export function newerCart<Known extends Cart>(current: Known | null, incoming: Known): Known {
  if (!current || current.id !== incoming.id) return incoming
  return incoming.version >= current.version ? incoming : current
}
