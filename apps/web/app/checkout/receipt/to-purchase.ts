import type { OrderData } from '../../wiring/api/api-types.js'

/** An order as analytics providers count it, in the names of the usual e-commerce events; amounts in units of the currency. */
export interface Purchase {
  /** The order's number: what tells a second report of the same purchase. */
  transactionId: string
  currency: string
  value: number
  tax: number
  shipping: number
  items: PurchaseItem[]
}

export interface PurchaseItem {
  sku: string
  name: string
  /** What tells the variant from its siblings; empty for a single one. */
  variant: string
  brand: string | null
  /** From the product's home on. */
  categories: string[]
  price: number
  quantity: number
}

/** What an order is for analytics; nothing of the person who ordered. */
export function toPurchase(order: OrderData): Purchase {
  const { number, currency, total, taxTotal, shipmentTotal, orderItems } = order
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2
  const units = ({ amountMinor }: { amountMinor: number }) => amountMinor / 10 ** digits
  return {
    transactionId: number,
    currency,
    value: units(total),
    tax: units(taxTotal),
    shipping: units(shipmentTotal),
    items: orderItems.map(({ quantity, price, variant, product }) => ({
      sku: variant.sku,
      name: variant.name,
      variant: variant.label,
      brand: product.brandName,
      categories: product.categoryNames,
      price: units(price),
      quantity,
    })),
  }
}
