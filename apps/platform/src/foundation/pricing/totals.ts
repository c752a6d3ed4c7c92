import { containedVat } from './contained-vat.js'

/** Sums in minor units, VAT included unless stated otherwise. */
export interface Totals {
  currency: string
  itemsMinor: number
  /** Zero or below. */
  discountMinor: number
  /** Null until a shipping method is chosen. */
  shippingMinor: number | null
  paymentFeeMinor: number
  /** VAT contained in the grand total. */
  vatMinor: number
  grandMinor: number
  /** Null when the tenant has no free shipping. */
  freeShippingRemainingMinor: number | null
}

export interface PricedLine {
  quantity: number
  unitPriceMinor: number
  /** Per cent. */
  taxRate: number
  /** The coupon's discount on the line. @default 0 */
  discountMinor?: number
}

export interface TotalsOptions {
  currency: string
  shippingMinor: number | null
  paymentFeeMinor: number
  /** Free shipping begins above this sum of items. */
  freeShippingAboveMinor: number | null
  /** Per cent, for shipping and fees. */
  standardTaxRate: number
  /** The lines at the prices of the catalogue, which the limit is for. @default the lines as they are */
  listedItemsMinor?: number
}

/**
 * Adds up priced lines, shipping and fee; VAT is rounded for each line as it is paid, then summed. Free shipping depends
 * on the items before a discount, so that a coupon never makes an order more expensive.
 */
export function sumTotals(lines: readonly PricedLine[], options: TotalsOptions): Totals {
  let itemsMinor = 0
  let discountMinor = 0
  let vatMinor = 0
  for (const line of lines) {
    const lineMinor = line.quantity * line.unitPriceMinor
    const takenOffMinor = line.discountMinor ?? 0
    itemsMinor += lineMinor
    discountMinor += takenOffMinor
    vatMinor += containedVat(lineMinor - takenOffMinor, line.taxRate)
  }
  const shippingMinor = options.shippingMinor
  vatMinor += containedVat(shippingMinor ?? 0, options.standardTaxRate)
  vatMinor += containedVat(options.paymentFeeMinor, options.standardTaxRate)
  return {
    currency: options.currency,
    itemsMinor,
    // Without a discount plain zero, not its negative.
    discountMinor: 0 - discountMinor,
    shippingMinor,
    paymentFeeMinor: options.paymentFeeMinor,
    vatMinor,
    grandMinor: itemsMinor - discountMinor + (shippingMinor ?? 0) + options.paymentFeeMinor,
    freeShippingRemainingMinor: freeShippingRemaining(
      options.listedItemsMinor ?? itemsMinor,
      options.freeShippingAboveMinor,
    ),
  }
}

/** Whether a sum of items has free shipping. */
export function hasFreeShipping(itemsMinor: number, aboveMinor: number | null): boolean {
  return aboveMinor !== null && itemsMinor > aboveMinor
}

function freeShippingRemaining(itemsMinor: number, aboveMinor: number | null): number | null {
  if (aboveMinor === null) return null
  if (itemsMinor > aboveMinor) return 0
  // Free shipping begins above the limit, so a cart of exactly the limit still lacks the smallest coin.
  return Math.max(aboveMinor - itemsMinor, 1)
}
