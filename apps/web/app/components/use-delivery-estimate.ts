import { useFormatters } from '@floga/i18n/react'

import type { VariantData } from '../wiring/api/api-types.js'
import { useMessages } from '../wiring/i18n/use-messages.js'

type ArrivalData = NonNullable<VariantData['delivery'][number]['arrival']>

/** Formats the day, or the range of days, on which goods arrive. */
export function useDeliveryEstimate(): (arrival: ArrivalData) => string {
  const t = useMessages()
  const { day } = useFormatters()
  return ({ earliest, latest }) =>
    earliest === latest
      ? day(earliest)
      : t('product.dayRange', { from: day(earliest), to: day(latest) })
}
