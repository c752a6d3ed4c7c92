import type { Money } from './money.js'

/** An image of a line's product. */
export interface CartImage {
  src: string
  alt: string
  srcset?: string
  widthPx?: number
  heightPx?: number
}

/** What changed about a line since it was added, shown before paying. */
export type CartLineIssue =
  | { code: 'NOT_AVAILABLE' }
  /** `available`: pieces in stock. */
  | { code: 'INSUFFICIENT_STOCK'; available: number }
  /** `previousUnitPrice`: price of one piece when it was added. */
  | { code: 'PRICE_CHANGED'; previousUnitPrice: Money }

/** One variant in a cart. */
export interface CartLine {
  id: string
  variantId: string
  /** What the shop knows the variant by, where the server tells it. */
  sku?: string
  /** 1 to 999. */
  quantity: number
  /** Price of one piece with VAT. */
  unitPrice: Money
  /** Price of the line with VAT, as calculated by the server. */
  lineTotal: Money
  name: string
  slug: string
  image?: CartImage | null
  /** How many pieces may be ordered; null when there is no limit but the general one. */
  maxQuantity?: number | null
  /** Who put it into a cart that several people share. */
  addedBy?: string | null
  /** Their id in the shared cart. */
  authorId?: string | null
  /** Whether the visitor may change the line; absent where every line is theirs. */
  canChange?: boolean
  /** The most severe, when there are several. */
  issue?: CartLineIssue | null
}

/** A coupon in a cart. One that does not apply now takes nothing off and says why. */
export interface CartCoupon {
  code: string
  /** Null when the coupon no longer exists. */
  kind: 'PERCENT' | 'AMOUNT' | 'FREE_SHIPPING' | null
  /** 1 to 99, with `PERCENT`. */
  percent: number | null
  /** With `AMOUNT`. */
  amount: Money | null
  /** Why it does not apply now, as the server says it. */
  issue: { code: string; message: string } | null
  /** What is to be added until it applies. */
  missing: Money | null
}

/** As much of an address as shipping costs ask. */
export interface CartAddress {
  /** ISO 3166-1 alpha-2 code: `GR`. */
  country: string
  postalCode: string | null
}

/** A way to deliver a cart to its address. */
export interface CartDelivery {
  id: string
  name: string
  cost: Money
  /** Working days. */
  minDays: number
  maxDays: number
}

/** What delivery to a cart's address costs. */
export interface ShippingEstimate {
  methods: readonly CartDelivery[]
  /** Why nothing is delivered, though it may be picked up, as the server says it. */
  problem: string | null
}

/** Sums of a cart. They come from the server alone. */
export interface CartTotals {
  /** Pieces, not lines. */
  itemsCount: number
  /** Lines with VAT, before discount and shipping. */
  items: Money
  discount: Money
  /** Null without an address. */
  shipping: Money | null
  /** Fee of the payment method, such as cash on delivery. */
  paymentFee?: Money
  /** VAT contained in `grand`. */
  vat: Money
  /** Whose VAT it is, or why there is none, in words. */
  vatNote?: string | null
  grand: Money
  /** What is left to buy until shipping is free; zero once it is. */
  freeShippingRemaining: Money | null
}

/** What a cart says of several people working on it. */
export interface CartSharing {
  /** The visitor's: everything, lines of their own, or only to look. */
  role: 'OWNER' | 'EDITOR' | 'VIEWER'
  state: 'OPEN' | 'LOCKED' | 'ORDERED' | 'ENDED'
  /** The visitor's id among the people of the cart. */
  personId: string
  /** Who places the order. */
  ownerName: string
  /** Until when the owner's checkout locks it (ISO 8601); null while it is open for all. */
  lockedUntil: string | null
}

/** A cart as the server answers it. */
export interface Cart {
  id: string
  /** Null while it belongs to the visitor alone. */
  sharing?: CartSharing | null
  /** Grows with every change on the server. */
  version: number
  lines: readonly CartLine[]
  /** Saved for later; not in the totals. */
  saved: readonly CartLine[]
  coupon: CartCoupon | null
  address: CartAddress | null
  /** Null without an address. */
  shippingEstimate: ShippingEstimate | null
  /** Whether something in it may not travel everywhere. */
  hasDangerousGoods: boolean
  /** How goods that no courier takes arrive, in words; null while one takes them. */
  noCourierText?: string | null
  totals: CartTotals
  /** When the cart ends, in milliseconds since 1970. */
  expiresAtMs: number
  /** Set once an order has been placed from the cart. */
  token?: string | null
}

/** Whether a cart is the visitor's to order: nobody shares it, or they are its owner. */
export function isCartOwner(cart: Pick<Cart, 'sharing'> | null): boolean {
  return !cart?.sharing || cart.sharing.role === 'OWNER'
}

/** Fewest pieces on a line. */
export const MIN_QUANTITY = 1
/** Most pieces on a line. */
export const MAX_QUANTITY = 999
