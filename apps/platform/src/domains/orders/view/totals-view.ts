import { formatMoney } from '../../../foundation/pricing/format-money.js'
import type { Totals } from '../../../foundation/pricing/totals.js'
import type { CartTotals } from '../../../foundation/generated/contract-types.js'

/** Puts sums into the words of a locale. */
export function toTotalsView(totals: Totals, locale: string): CartTotals {
  const money = (minor: number) => formatMoney(minor, totals.currency, locale)
  return {
    items: money(totals.itemsMinor),
    discount: money(totals.discountMinor),
    shipping: totals.shippingMinor === null ? null : money(totals.shippingMinor),
    paymentFee: money(totals.paymentFeeMinor),
    vat: money(totals.vatMinor),
    grand: money(totals.grandMinor),
    freeShippingRemaining:
      totals.freeShippingRemainingMinor === null ? null : money(totals.freeShippingRemainingMinor),
  }
}
