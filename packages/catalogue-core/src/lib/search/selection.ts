import type { PriceRange } from './price-range.js'
import {
  createSearchState,
  optionValues,
  type Availability,
  type SearchFilters,
  type SearchState,
} from './search-state.js'

/** One value that can be selected in the facets. */
export type Selection =
  | { readonly kind: 'category'; readonly value: string }
  | { readonly kind: 'brand'; readonly value: string }
  | { readonly kind: 'availability'; readonly value: Availability }
  | { readonly kind: 'option'; readonly internalName: string; readonly value: string }
  | { readonly kind: 'offer' }
  | ({ readonly kind: 'price' } & PriceRange)

/** Whether a state has a selection; a price counts only with the same ends. */
export function isSelected({ filters }: Pick<SearchState, 'filters'>, chosen: Selection): boolean {
  switch (chosen.kind) {
    case 'category':
      return filters.categories.includes(chosen.value)
    case 'brand':
      return filters.brands.includes(chosen.value)
    case 'availability':
      return filters.availability.includes(chosen.value)
    case 'option':
      return optionValues(filters, chosen.internalName).includes(chosen.value)
    case 'offer':
      return filters.onSale
    case 'price':
      return (
        filters.price.minMinor === chosen.minMinor && filters.price.maxMinor === chosen.maxMinor
      )
  }
}

/** Every selection of a state, in the order of its address. */
export function listSelections({ filters }: Pick<SearchState, 'filters'>): Selection[] {
  const { categories, brands, price, availability, onSale, options } = filters
  const isPriced = price.minMinor !== undefined || price.maxMinor !== undefined
  return [
    ...categories.map((value) => ({ kind: 'category' as const, value })),
    ...brands.map((value) => ({ kind: 'brand' as const, value })),
    ...(isPriced ? [{ kind: 'price' as const, ...price }] : []),
    ...availability.map((value) => ({ kind: 'availability' as const, value })),
    ...(onSale ? [{ kind: 'offer' as const }] : []),
    ...Object.entries(options).flatMap(([internalName, values]) =>
      values.map((value) => ({ kind: 'option' as const, internalName, value })),
    ),
  ]
}

/** A name for a selection that no other one has, for keys of lists and for focus. */
export function selectionId(selection: Selection): string {
  switch (selection.kind) {
    case 'offer':
    case 'price':
      return selection.kind
    case 'option':
      return `o.${selection.internalName}:${selection.value}`
    default:
      return `${selection.kind}:${selection.value}`
  }
}

/** The filters without any selection. */
export const NO_FILTERS: SearchFilters = createSearchState().filters
