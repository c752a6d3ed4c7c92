import { useFormatters } from '@floga/i18n/react'

import type { VariantData } from '../../wiring/api/api-types.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'

type ArrivalData = NonNullable<VariantData['delivery'][number]['arrival']>

/** Says between which days goods arrive, or on which. */
export function useArrivalWords(): (arrival: ArrivalData) => string {
  const t = useMessages()
  const { day } = useFormatters()
  return ({ earliest, latest }) =>
    earliest === latest
      ? day(earliest)
      : t('product.dayRange', { from: day(earliest), to: day(latest) })
}
