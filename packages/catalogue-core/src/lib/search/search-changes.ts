import type { PriceRange } from './price-range.js'
import {
  createSearchState,
  optionValues,
  SEARCH_LIMITS,
  type SearchFilters,
  type SearchState,
  type SortName,
} from './search-state.js'
import { isSelected, NO_FILTERS, type Selection } from './selection.js'

/** Adds a selection, or removes it. A full facet is unchanged. Resets to the first page. */
export function toggleSelection(state: SearchState, selection: Selection): SearchState {
  return isSelected(state, selection)
    ? removeSelection(state, selection)
    : changed(state, selection, (values) =>
        values.length < SEARCH_LIMITS.values && 'value' in selection
          ? [...values, selection.value]
          : values,
      )
}

/** Removes a selection, as its chip does. Resets to the first page. */
export function removeSelection(state: SearchState, selection: Selection): SearchState {
  if (selection.kind === 'price') return setPrice(state, {})
  if (selection.kind === 'offer') return withFilters(state, { onSale: false })
  return changed(state, selection, (values) => values.filter((value) => value !== selection.value))
}

/** Sets the price range; one without bounds removes the filter. Resets to the first page. */
export function setPrice(state: SearchState, price: PriceRange): SearchState {
  return withFilters(state, { price })
}

/** Removes every filter; term and order stay. Resets to the first page. */
export function clearFilters(state: SearchState): SearchState {
  return withFilters(state, NO_FILTERS)
}

/** Searches for another term with the same filters. Resets to the first page. */
export function setTerm(state: SearchState, term: string): SearchState {
  return createSearchState({ ...state, term, isExact: false, page: 1 })
}

/** Sets the sort order. Resets to the first page. */
export function setSort(state: SearchState, sort: SortName): SearchState {
  return createSearchState({ ...state, sort, page: 1 })
}

/** Sets the page; an invalid one becomes the first. */
export function setPage(state: SearchState, page: number): SearchState {
  return createSearchState({ ...state, page })
}

type Change = (values: readonly string[]) => readonly string[]

function changed(state: SearchState, selection: Selection, change: Change): SearchState {
  const { filters } = state
  switch (selection.kind) {
    case 'category':
      return withFilters(state, { categories: change(filters.categories) })
    case 'brand':
      return withFilters(state, { brands: change(filters.brands) })
    case 'availability': {
      const kept = change(filters.availability)
      const { value } = selection
      const known = [...filters.availability, value]
      return withFilters(state, { availability: known.filter((name) => kept.includes(name)) })
    }
    case 'option': {
      const { internalName } = selection
      const values = change(optionValues(filters, internalName))
      return withFilters(state, { options: { ...filters.options, [internalName]: values } })
    }
    case 'offer':
      return withFilters(state, { onSale: true })
    case 'price':
      return setPrice(state, selection)
  }
}

function withFilters(state: SearchState, filters: Partial<SearchFilters>): SearchState {
  return createSearchState({ ...state, page: 1, filters: { ...state.filters, ...filters } })
}
