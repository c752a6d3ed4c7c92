import { cleanText } from './clean-text.js'
import { toPriceRange, type PriceRange } from './price-range.js'

/** Sort orders by their name in addresses, with the contract's name for each. */
export const SORT_ORDERS = {
  relevance: 'RELEVANCE',
  'price-asc': 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
  newest: 'NEWEST',
  name: 'NAME',
  discount: 'DISCOUNT',
} as const

/** A sort order's name in addresses. */
export type SortName = keyof typeof SORT_ORDERS

/** Availability, as the contract names it. */
export const AVAILABILITIES = [
  'IN_STOCK',
  'LOW_STOCK',
  'BACKORDER',
  'OUT_OF_STOCK',
  'DISCONTINUED',
] as const

/** One of {@link AVAILABILITIES}. */
export type Availability = (typeof AVAILABILITIES)[number]

/** The shopper's selection in the facets. Values of one list are alternatives. */
export interface SearchFilters {
  /** Category slugs or ids. */
  readonly categories: readonly string[]
  /** Brand slugs or ids. */
  readonly brands: readonly string[]
  readonly price: PriceRange
  readonly availability: readonly Availability[]
  /** Whether only offers are wanted. */
  readonly onSale: boolean
  /** Values by the option's internal name. */
  readonly options: Readonly<Record<string, readonly string[]>>
}

/** State of a product list, as its address encodes it. */
export interface SearchState {
  /** Search term; empty without one. */
  readonly term: string
  /** Whether the term is searched exactly as typed, without synonyms or corrections. */
  readonly isExact: boolean
  /** Counted from 1. */
  readonly page: number
  readonly sort: SortName
  readonly filters: SearchFilters
}

/** Any part of a {@link SearchState}. */
export type SearchStateParts = Partial<Omit<SearchState, 'filters'>> & {
  readonly filters?: Partial<SearchFilters>
}

/** Maximum values in one address; values beyond them are dropped. */
export const SEARCH_LIMITS = {
  termLength: 100,
  values: 20,
  valueLength: 80,
  options: 10,
  /** The contract skips no more products than this. */
  skip: 10_000,
} as const

const optionName = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,39}$/u

/**
 * Creates a search state in its canonical form: clean, limited, each value once and in a fixed
 * order, so that the same choices always have the same address.
 *
 * @example
 * createSearchState({ filters: { brands: ['valvenza'] } })
 */
export function createSearchState(parts: SearchStateParts = {}): SearchState {
  const { isExact = false, page = 1, sort = 'relevance', filters = {} } = parts
  const term = cleanText(parts.term ?? '', SEARCH_LIMITS.termLength)
  return {
    term,
    isExact: isExact && term !== '',
    page: Number.isInteger(page) && page >= 1 && page <= SEARCH_LIMITS.skip + 1 ? page : 1,
    sort: isSortName(sort) ? sort : 'relevance',
    filters: {
      categories: toValues(filters.categories),
      brands: toValues(filters.brands),
      price: toPriceRange(filters.price ?? {}),
      availability: AVAILABILITIES.filter((name) => filters.availability?.includes(name)),
      onSale: filters.onSale === true,
      options: toOptions(filters.options ?? {}),
    },
  }
}

/** Whether text names a sort order. */
export function isSortName(text: string): text is SortName {
  return Object.hasOwn(SORT_ORDERS, text)
}

/** The chosen values of an option; empty for one that nothing is chosen of. */
export function optionValues(filters: SearchFilters, internalName: string): readonly string[] {
  return Object.hasOwn(filters.options, internalName) ? filters.options[internalName]! : []
}

/** Whether an option may go by this name in an address. */
function isOptionName(text: string): boolean {
  return optionName.test(text)
}

function toValues(values: readonly string[] = []): string[] {
  const clean = values.map((value) => cleanText(value, SEARCH_LIMITS.valueLength)).filter(Boolean)
  return [...new Set(clean)].slice(0, SEARCH_LIMITS.values).sort()
}

function toOptions(options: SearchFilters['options']): Record<string, string[]> {
  const entries = Object.entries(options)
    .filter(([name]) => isOptionName(name))
    .map(([name, values]): [string, string[]] => [name, toValues(values)])
    .filter(([, values]) => values.length > 0)
  return Object.fromEntries(entries.slice(0, SEARCH_LIMITS.options).sort(byName))
}

function byName([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1
}
