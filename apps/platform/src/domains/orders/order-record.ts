import type { Totals } from '../../foundation/pricing/totals.js'
import type { BankAccount } from './placing/price-cart.js'
import type { Contact, Invoice, PostalAddress } from './input/order-request.js'
import type { OrderState } from './order-states.js'
import type { OrderVat } from './vat/order-vat.js'
import type { PaymentRule } from '../../foundation/pricing/payment-rules.js'
import type { ShippingQuote } from './placing/quote-shipping.js'
import type { SnapshotWords } from './placing/snapshot-products.js'

/** An order as stored. */
export interface OrderRecord {
  id: string
  number: string
  state: OrderState
  /** The shopper's: e-mails are written in it. */
  locale: string
  createdAt: Date
  email: string
  currency: string
  contact: Contact
  billingAddress: PostalAddress | null
  shippingAddress: PostalAddress | null
  invoice: Invoice | null
  notes: string | null
  termsVersion: string
  shipping: Omit<ShippingQuote, 'isFreeAboveLimit'>
  payment: OrderPayment
  paymentState: 'PENDING' | 'PAID' | 'FAILED' | 'REFUNDED'
  totals: Totals
  vat: OrderVat
  /** Null without a coupon. */
  couponCode: string | null
  items: OrderItemRecord[]
  moves: OrderMoveRecord[]
  shipments: ShipmentRecord[]
}

export interface OrderPayment {
  method: string
  kind: PaymentRule['kind']
  feeMinor: number
  /** Where a transfer goes; null for every other kind. */
  account: BankAccount | null
}

export interface OrderItemRecord {
  id: string
  variantId: string
  productId: string
  sku: string
  quantity: number
  priceMinor: number
  lineTotalMinor: number
  /** This line's share of the order's discount. */
  discountMinor: number
  /** VAT contained in what was paid for the line. */
  vatMinor: number
  /** Per cent. */
  taxRate: number
  words: Record<string, SnapshotWords>
  brandName: string | null
  kind: string
  /** An image as the catalogue stored it. */
  image: unknown
  /** Pieces that were not in stock: they are ordered from the manufacturer. */
  backordered: number
  /** Pieces that were returned, or removed before shipping. */
  returned: number
  /** Slugs of today by locale; null when the product is no longer sold. */
  slugs: Record<string, string> | null
}

export interface OrderMoveRecord {
  from: OrderState
  to: OrderState
  at: Date
  cause: string
}

export interface ShipmentRecord {
  id: string
  tracking: string | null
  trackingUrl: string | null
  shippedAt: Date | null
}
