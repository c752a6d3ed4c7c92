export { activeChips, type ActiveChip, type SelectionLabels } from './lib/facets/active-chips.js'
export { CatalogueError, type CatalogueErrorCode } from './lib/catalogue-error.js'
export { INITIAL_FACET_VIEW, isFacetExpanded, toggleFacet } from './lib/facets/facet-view.js'
export {
  toggleShowMore,
  VISIBLE_FACET_VALUES,
  visibleFacetValues,
} from './lib/facets/facet-view.js'
export type { FacetView, VisibleValues } from './lib/facets/facet-view.js'
export { instalmentPlans } from './lib/product/instalments.js'
export type { InstalmentPlan, InstalmentPlansOptions } from './lib/product/instalments.js'
export { createFacetLabels, mergeFacets, type Aggregation } from './lib/facets/merge-facets.js'
export type { Facet, FacetValue, MergeFacetsOptions } from './lib/facets/merge-facets.js'
export type { PriceRange } from './lib/search/price-range.js'
export { filterField, lastPage, parseSearchState } from './lib/search/search-address.js'
export { searchHref, searchParamsOf } from './lib/search/search-address.js'
export type { AddressField, ParseSearchStateOptions } from './lib/search/search-address.js'
export { clearFilters, removeSelection, setPage, setPrice } from './lib/search/search-changes.js'
export { setSort, setTerm, toggleSelection } from './lib/search/search-changes.js'
export { AVAILABILITIES, createSearchState, isSortName } from './lib/search/search-state.js'
export { optionValues, SEARCH_LIMITS, SORT_ORDERS } from './lib/search/search-state.js'
export type { Availability, SearchFilters, SearchState } from './lib/search/search-state.js'
export type { SearchStateParts, SortName } from './lib/search/search-state.js'
export { toSearchVariables, type AggregationKind } from './lib/search/search-variables.js'
export type {
  SearchFieldName,
  SearchVariables,
  SearchWhere,
} from './lib/search/search-variables.js'
export type { ToSearchVariablesOptions } from './lib/search/search-variables.js'
export { isSelected, listSelections, NO_FILTERS, selectionId } from './lib/search/selection.js'
export type { Selection } from './lib/search/selection.js'
export { chosenVariant, variantChoices, variantSearch } from './lib/product/variant-choice.js'
export type { ChoosableProduct, ChoosableVariant } from './lib/product/variant-choice.js'
export type { VariantChoice, VariantOptionChoices } from './lib/product/variant-choice.js'
export { createSystemClock, type Clock } from './lib/autocomplete/suggestion-session.js'
export { comparisonSearch, createComparison, MAX_COMPARED } from './lib/stored/comparison.js'
export {
  parseComparedIds,
  type Comparison,
  type ComparisonAnswer,
} from './lib/stored/comparison.js'
export { createSavedFilters, findSavedFilters } from './lib/stored/saved-filters.js'
export type { FiltersByNamespace, SavedFilters } from './lib/stored/saved-filters.js'
export type { StoredList } from './lib/stored/stored-list.js'
export type { StoredOptions } from './lib/stored/parse-stored.js'
export { createListPositions } from './lib/stored/list-positions.js'
export type { ListPosition, ListPositions } from './lib/stored/list-positions.js'
export { createRecentSearches, MAX_RECENT_SEARCHES } from './lib/stored/recent-searches.js'
export type { RecentSearches } from './lib/stored/recent-searches.js'
export { createRecentlyViewed, MAX_RECENTLY_VIEWED } from './lib/stored/recently-viewed.js'
export type { RecentlyViewed } from './lib/stored/recently-viewed.js'
export { createSuggestionSession } from './lib/autocomplete/suggestion-session.js'
export type {
  SuggestionSession,
  SuggestionSessionOptions,
} from './lib/autocomplete/suggestion-session.js'
export type { SuggestionState } from './lib/autocomplete/suggestion-session.js'
