import type { OrderRecord } from '../order-record.js'

/** VAT of an order at one rate, in minor units. */
export interface VatShare {
  /** Per cent. */
  rate: number
  netMinor: number
  vatMinor: number
  grossMinor: number
}

/**
 * An order's VAT by rate, highest first. Its sums are those of the order: the lines after their
 * discount, then shipping and fee with the VAT that is left.
 */
export function vatBreakdown(
  { items, totals }: Pick<OrderRecord, 'items' | 'totals'>,
  standardTaxRate: number,
): VatShare[] {
  const shares = new Map<number, VatShare>()
  const add = (rate: number, grossMinor: number, vatMinor: number) => {
    const share = shares.get(rate) ?? { rate, netMinor: 0, vatMinor: 0, grossMinor: 0 }
    share.grossMinor += grossMinor
    share.vatMinor += vatMinor
    share.netMinor = share.grossMinor - share.vatMinor
    shares.set(rate, share)
  }
  for (const { taxRate, lineTotalMinor, discountMinor, vatMinor } of items) {
    add(taxRate, lineTotalMinor - discountMinor, vatMinor)
  }
  const itemsVatMinor = items.reduce((sum, { vatMinor }) => sum + vatMinor, 0)
  const extrasMinor = (totals.shippingMinor ?? 0) + totals.paymentFeeMinor
  if (extrasMinor > 0) add(standardTaxRate, extrasMinor, totals.vatMinor - itemsVatMinor)
  return [...shares.values()].sort((one, other) => other.rate - one.rate)
}
