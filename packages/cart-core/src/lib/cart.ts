import type { Money } from './money.js'

/** An image of a line's product. */
export interface CartImage {
  src: string
  alt: string
  srcset?: string
  widthPx?: number
  heightPx?: number
}

/** A change to a line since it was added, shown before payment. */
export type CartLineIssue =
  | { code: 'NOT_AVAILABLE' }
  /** `available`: quantity in stock. */
  | { code: 'INSUFFICIENT_STOCK'; available: number }
  /** `previousUnitPrice`: unit price when it was added. */
  | { code: 'PRICE_CHANGED'; previousUnitPrice: Money }

/** One variant in a cart. */
export interface CartLine {
  id: string
  variantId: string
  /** The shop's identifier of the variant, if the server sends it. */
  sku?: string
  /** 1 to 999. */
  quantity: number
  /** Unit price with VAT. */
  unitPrice: Money
  /** Price of the line with VAT, as calculated by the server. */
  lineTotal: Money
  name: string
  slug: string
  image?: CartImage | null
  /** Maximum quantity; null when there is only the general limit. */
  maxQuantity?: number | null
  /** What a piece costs less than before; null when it is not reduced. */
  saving?: Money | null
  /** The days between which it arrives at a place if it is ordered now; null if unknown. */
  arrival?: LineArrival | null
  /** Name of the person who added it, in a shared cart. */
  addedBy?: string | null
  /** Their id in the shared cart. */
  authorId?: string | null
  /** Whether the visitor may change the line; absent where every line is theirs. */
  canChange?: boolean
  /** The most severe, when there are several. */
  issue?: CartLineIssue | null
}

/** When a line arrives (ISO 8601), and where. */
export interface LineArrival {
  earliest: string
  latest: string
  /** 'Mainland Greece'; null for a tenant with one zone. */
  zone: string | null
}

/** A coupon in a cart. One that does not apply now has no discount, and a reason. */
export interface CartCoupon {
  code: string
  /** Null when the coupon no longer exists. */
  kind: 'PERCENT' | 'AMOUNT' | 'FREE_SHIPPING' | null
  /** 1 to 99, with `PERCENT`. */
  percent: number | null
  /** With `AMOUNT`. */
  amount: Money | null
  /** Why it does not apply now, from the server. */
  issue: { code: string; message: string } | null
  /** Amount to add until it applies. */
  missing: Money | null
}

/** The parts of an address that shipping costs depend on. */
export interface CartAddress {
  /** ISO 3166-1 alpha-2 code: `GR`. */
  country: string
  postalCode: string | null
}

/** A way to deliver a cart to its address. */
export interface CartDelivery {
  id: string
  kind: 'COURIER' | 'FREIGHT' | 'PICKUP'
  name: string
  cost: Money
  /** Working days. */
  minDays: number
  maxDays: number
  /** The days between which goods arrive if they are ordered now (ISO 8601); null if unknown. */
  arrival: { earliest: string; latest: string } | null
}

/** Estimated cost of delivery to a cart's address. */
export interface ShippingEstimate {
  methods: readonly CartDelivery[]
  /** Why delivery is impossible, though pick-up may be possible, from the server. */
  problem: string | null
}

/** Sums of a cart. They come from the server alone. */
export interface CartTotals {
  /** Number of items, not lines. */
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
  /** Text about who pays the VAT, or why there is none. */
  vatNote?: string | null
  grand: Money
  /** Amount left until shipping is free; zero once it is. */
  freeShippingRemaining: Money | null
}

/** State of a cart that several people share. */
export interface CartSharing {
  /** The visitor's: everything, lines of their own, or only to look. */
  role: 'OWNER' | 'EDITOR' | 'VIEWER'
  state: 'OPEN' | 'LOCKED' | 'ORDERED' | 'ENDED'
  /** The visitor's id among the people of the cart. */
  personId: string
  /** Name of the owner, who places the order. */
  ownerName: string
  /** Until when the owner's checkout locks it (ISO 8601); null while it is open for all. */
  lockedUntil: string | null
  /** Suggestions that wait for the owner's answer. */
  suggestionCount: number
}

/** A cart as the server returns it. */
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
  /** Text about delivery of goods that no courier accepts; null when one does. */
  noCourierText?: string | null
  totals: CartTotals
  /** When the cart ends, in milliseconds since 1970. */
  expiresAtMs: number
  /** Set once an order has been placed from the cart. */
  token?: string | null
}

/** Whether the visitor may order the cart: it is not shared, or they own it. */
export function isCartOwner(cart: Pick<Cart, 'sharing'> | null): boolean {
  return !cart?.sharing || cart.sharing.role === 'OWNER'
}

/** Whether others can still see the cart. */
export function isOpenSharing(cart: Pick<Cart, 'sharing'> | null): boolean {
  return cart?.sharing?.state === 'OPEN' || cart?.sharing?.state === 'LOCKED'
}

/** Minimum quantity of a line. */
export const MIN_QUANTITY = 1
/** Maximum quantity of a line. */
export const MAX_QUANTITY = 999
