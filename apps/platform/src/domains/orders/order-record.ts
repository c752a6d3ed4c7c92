import type { Totals } from '../../foundation/pricing/totals.js'
import type { BankAccount } from './placing/price-cart.js'
import type { Contact, Invoice, PostalAddress } from './input/order-request.js'
import type { OrderState } from './order-states.js'
import type { OrderVat } from './vat/order-vat.js'
import type { ChosenPayment } from '../../foundation/pricing/payment-rules.js'
import type { EstimatedShipping } from './placing/quote-shipping.js'
import type { SnapshotTexts } from './placing/snapshot-products.js'

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
  shipping: EstimatedShipping
  payment: OrderPayment
  paymentState: 'PENDING' | 'PAID' | 'FAILED' | 'REFUNDED'
  totals: Totals
  vat: OrderVat
  /** Null without a coupon. */
  couponCode: string | null
  /** Whether its goods are taken out of the stock. */
  isReserved: boolean
  /** When it stops keeping them unpaid; null for as long as it waits. */
  reservedUntil: Date | null
  items: OrderItemRecord[]
  moves: OrderMoveRecord[]
  shipments: ShipmentRecord[]
  /** The oldest first. */
  withdrawals: OrderWithdrawal[]
}

/** A statement of withdrawal from an order, or from a part of it. */
export interface OrderWithdrawal {
  id: string
  reference: string
  at: Date
  items: { itemId: string; quantity: number }[]
  /** Its pieces were neither returned nor removed yet. */
  isOpen: boolean
}

export interface OrderPayment extends ChosenPayment {
  /** Account of a bank transfer; null for every other kind. */
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
  /** VAT contained in the line's price. */
  vatMinor: number
  /** Per cent. */
  taxRate: number
  texts: Record<string, SnapshotTexts>
  brandName: string | null
  kind: string
  /** An image as the catalogue stored it. */
  image: unknown
  /** Pieces that were not in stock: they are ordered from the manufacturer. */
  backordered: number
  /** Pieces that were returned, or removed before shipping. */
  returned: number
  /** Pieces that were not withdrawn from. */
  notWithdrawn: number
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
