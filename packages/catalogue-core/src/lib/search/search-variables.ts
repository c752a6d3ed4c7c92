import { isOpenRange } from './price-range.js'
import { lastPage } from './search-address.js'
import {
  SORT_ORDERS,
  type Availability,
  type SearchFilters,
  type SearchState,
  type SortName,
} from './search-state.js'

/** Aggregations that the contract counts. */
export type AggregationKind =
  | 'CATEGORIES'
  | 'BRANDS'
  | 'PRICE'
  | 'AVAILABILITY'
  | 'ON_SALE'
  | 'OPTIONS'

/** Text fields in which the contract searches a term. */
export type SearchFieldName = 'NAME' | 'SKU' | 'DESCRIPTION' | 'BRAND' | 'CATEGORY' | 'PROPERTIES'

/** The contract's `ProductsWhere`. */
export interface SearchWhere {
  categories?: string[] | null
  brands?: string[] | null
  promotions?: string[] | null
  ids?: string[] | null
  price?: { minMinor?: number | null; maxMinor?: number | null } | null
  availability?: Availability[] | null
  onSale?: boolean | null
  options?: { internalName: string; values: string[] }[] | null
  excludeIds?: string[] | null
}

/** Variables of the contract's `productsSearch`. */
export interface SearchVariables {
  first: number
  skip: number
  term: string | null
  where: SearchWhere | null
  order: (typeof SORT_ORDERS)[SortName]
  aggs: AggregationKind[] | null
  fields: SearchFieldName[] | null
  suggest: boolean
}

export interface ToSearchVariablesOptions {
  /** Products on one page, 1 to 100. */
  pageSize: number
  /** Facets to count. @default none */
  aggs?: readonly AggregationKind[]
  /** Where to look for the term. @default everywhere */
  fields?: readonly SearchFieldName[]
  /** The page's own filter, such as its category. It overrides a selection of the same kind. */
  where?: SearchWhere
}

/**
 * Converts a state to the variables of its query. Spelling suggestions are requested only with a
 * term.
 *
 * @throws {CatalogueError} `invalid-page-size`.
 * @example toSearchVariables(state, { pageSize: 24, aggs: ['BRANDS', 'PRICE'], where: { categories:
 * ['tanks'] } })
 */
export function toSearchVariables(
  { term, page, sort, filters }: SearchState,
  { pageSize, aggs = [], fields = [], where = {} }: ToSearchVariablesOptions,
): SearchVariables {
  const asked = { ...toWhere(filters), ...where }
  return {
    first: pageSize,
    skip: page <= lastPage(pageSize) ? (page - 1) * pageSize : 0,
    term: term || null,
    where: Object.keys(asked).length > 0 ? asked : null,
    order: SORT_ORDERS[sort],
    aggs: aggs.length > 0 ? [...aggs] : null,
    fields: fields.length > 0 ? [...fields] : null,
    suggest: term !== '',
  }
}

function toWhere(filters: SearchFilters): SearchWhere {
  const { categories, brands, price, availability, onSale, options } = filters
  const chosen = Object.entries(options)
  return {
    ...(categories.length > 0 && { categories: [...categories] }),
    ...(brands.length > 0 && { brands: [...brands] }),
    ...(!isOpenRange(price) && { price: { ...price } }),
    ...(availability.length > 0 && { availability: [...availability] }),
    ...(onSale && { onSale }),
    ...(chosen.length > 0 && {
      options: chosen.map(([internalName, values]) => ({ internalName, values: [...values] })),
    }),
  }
}
