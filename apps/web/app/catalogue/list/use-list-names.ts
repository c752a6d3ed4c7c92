import { createFacetLabels } from '@floga/catalogue-core'
import type { Aggregation, SelectionLabels } from '@floga/catalogue-core'
import { useFormatters } from '@floga/i18n/react'

import { tenant } from '#tenant/tenant.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'

/** What each selection of a list is called. */
export function useListNames(aggregations: readonly Aggregation[]): SelectionLabels {
  const t = useMessages()
  const { money } = useFormatters()
  const amount = (minor: number | undefined): string =>
    minor === undefined ? '' : money({ amountMinor: minor, currency: tenant.currency })

  // What no facet of the platform names: offers alone, and a range of prices.
  return createFacetLabels(aggregations, (selection) => {
    if (selection.kind === 'offer') return t('filters.offers')
    if (selection.kind !== 'price') return undefined
    const { minMinor, maxMinor } = selection
    if (maxMinor === undefined) return t('filters.priceAbove', { amount: amount(minMinor) })
    if (minMinor === undefined) return t('filters.priceBelow', { amount: amount(maxMinor) })
    return `${amount(minMinor)} – ${amount(maxMinor)}`
  })
}
