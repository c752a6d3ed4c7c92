import { SORT_ORDERS } from '@floga/catalogue-core'
import type { SortName } from '@floga/catalogue-core'
import type { SelectOption } from '@floga/ui'

import { useMessages } from '../../wiring/i18n/use-messages.js'

const labels = {
  relevance: 'products.sortRelevance',
  'price-asc': 'products.sortPriceAsc',
  'price-desc': 'products.sortPriceDesc',
  newest: 'products.sortNewest',
  name: 'products.sortName',
  discount: 'products.sortDiscount',
} as const satisfies Record<SortName, string>

/** The orders of a list with their words: what comes first without another order is the best match of a term. */
export function useSortOptions({ hasTerm }: { hasTerm: boolean }): SelectOption[] {
  const t = useMessages()
  return (Object.keys(SORT_ORDERS) as SortName[]).map((name) => ({
    value: name,
    label: t(name === 'relevance' && hasTerm ? 'products.sortBestMatch' : labels[name]),
  }))
}
