import type { TotalsViewFragment } from '@floga/api-client/operations'
import type { OrderSummaryRow } from '@floga/ui'

import { useLanguage } from './storefront-context.js'

/** Writes sums of a cart or an order as rows. */
export function useTotals(): (totals: TotalsViewFragment) => OrderSummaryRow[] {
  const { t } = useLanguage()
  return ({ items, shipping, paymentFee, vat, grand }) => [
    { label: t('totals.items'), amount: items.formatted },
    ...(shipping
      ? [
          {
            label: t('totals.shipping'),
            amount: shipping.amountMinor > 0 ? shipping.formatted : t('totals.free'),
          },
        ]
      : []),
    ...(paymentFee.amountMinor > 0
      ? [{ label: t('totals.fee'), amount: paymentFee.formatted }]
      : []),
    { label: t('totals.total'), amount: grand.formatted, kind: 'total' },
    { label: t('totals.vat'), amount: vat.formatted, kind: 'note' },
  ]
}
