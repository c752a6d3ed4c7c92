import { mergeFacets, searchHref, toggleSelection } from '@floga/catalogue-core'
import type { Aggregation, SearchState } from '@floga/catalogue-core'

export function facetHrefs(aggregations: Aggregation[], state: SearchState): string[] {
  return mergeFacets(aggregations, state, { locale: 'el' })
    .flatMap((facet) => (facet.kind === 'values' ? facet.values : []))
    .map(({ selection }) => searchHref('/products', toggleSelection(state, selection)))
}
