import type { CartDelivery } from '@floga/cart-core'
import { useFormatters } from '@floga/i18n/react'

import { useLanguage } from '../lib/views/storefront-context.js'

type Arrival = NonNullable<CartDelivery['arrival']>

/** Formats the day, or the range of days, on which goods arrive. */
export function useDeliveryEstimate(): (arrival: Arrival) => string {
  const { t } = useLanguage()
  const { day } = useFormatters()
  return ({ earliest, latest }) =>
    earliest === latest
      ? day(earliest)
      : t('product.dayRange', { from: day(earliest), to: day(latest) })
}
