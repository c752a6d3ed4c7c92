import {
  activeChips,
  createFacetLabels,
  mergeFacets,
  searchHref,
  toggleSelection,
  type Aggregation,
  type SearchState,
} from '@floga/catalogue-core'

export function facetLinks(aggregations: Aggregation[], state: SearchState) {
  const labels = createFacetLabels(aggregations, ({ kind }) => (kind === 'offer' ? 'Offers' : null))
  const facets = mergeFacets(aggregations, state, { locale: 'en', labels })
  const links = facets.flatMap((facet) =>
    facet.kind === 'values'
      ? facet.values.map(({ label, count, selection }) => ({
          text: `${label} (${count})`,
          href: searchHref('/products', toggleSelection(state, selection)),
        }))
      : [],
  )
  const chips = activeChips(state, labels).map(({ label, next }) => ({
    text: `Remove ${label}`,
    href: searchHref('/products', next),
  }))
  return { links, chips }
}
