import { CatalogueError } from '../catalogue-error.js'
import { parsePriceRange, parseTypedAmount, toPriceRange, writePriceRange } from './price-range.js'
import type { PriceRange } from './price-range.js'
import {
  AVAILABILITIES,
  createSearchState,
  isSortName,
  SEARCH_LIMITS,
  type Availability,
  type SearchState,
  type SearchStateParts,
} from './search-state.js'
import type { Selection } from './selection.js'
import { parseValueList, writeValueList } from './value-list.js'

export interface ParseSearchStateOptions {
  /** Products on one page; bounds the pages that there can be. @default 24 */
  pageSize?: number
  /** Decimal digits of a typed price, parsed if present. @default 2 */
  minorDigits?: number
}

/** A field of a form, or a pair of an address. */
export interface AddressField {
  name: string
  value: string
}

/** Texts longer than any that this package writes are not even split. */
const MAX_TEXT = SEARCH_LIMITS.values * (2 * SEARCH_LIMITS.valueLength + 1)

/**
 * Parses the address of a list. Invalid values and values beyond {@link SEARCH_LIMITS} are ignored.
 *
 * Besides the output of {@link searchParamsOf} it accepts the fields of a plain form: repeated
 * names, and prices as typed in `price-from` and `price-to`.
 *
 * @throws {CatalogueError} `invalid-page-size`.
 * @example
 * parseSearchState(new URL(request.url).searchParams, { pageSize: 24 })
 */
export function parseSearchState(
  params: URLSearchParams,
  options: ParseSearchStateOptions = {},
): SearchState {
  const { pageSize = 24 } = options
  const page = Number(/^\d{1,9}$/.exec(params.get('page') ?? '')?.[0] ?? 1)
  const sort = params.get('sort') ?? ''
  return createSearchState({
    term: params.get('search') ?? '',
    isExact: params.get('exact') === '1',
    // A page beyond the last is invalid, and is represented as such.
    page: Math.min(page, lastPage(pageSize) + 1),
    sort: isSortName(sort) ? sort : 'relevance',
    filters: {
      categories: valuesOf(params, 'category'),
      brands: valuesOf(params, 'brand'),
      price: readPrice(params, options),
      availability: valuesOf(params, 'availability').flatMap(toAvailability),
      onSale: params.get('offer') === '1',
      options: readOptions(params),
    },
  })
}

/**
 * Serializes a state to its canonical address: only values that differ from the default, in a fixed
 * order.
 */
export function searchParamsOf(parts: SearchStateParts): URLSearchParams {
  const { term, isExact, page, sort, filters } = createSearchState(parts)
  const { categories, brands, price, availability, onSale, options } = filters
  const params = new URLSearchParams()
  const put = (name: string, value: string) => {
    if (value) params.set(name, value)
  }
  put('search', term)
  put('exact', isExact ? '1' : '')
  put('category', writeValueList(categories))
  put('brand', writeValueList(brands))
  put('price', writePriceRange(price))
  put('availability', availability.map(toAddressName).join(','))
  put('offer', onSale ? '1' : '')
  for (const [name, values] of Object.entries(options)) put(`o.${name}`, writeValueList(values))
  put('sort', sort === 'relevance' ? '' : sort)
  put('page', page > 1 ? String(page) : '')
  return params
}

/**
 * A link to a state, with its commas readable.
 *
 * @example searchHref('/products', { filters: { brands: ['autarvo', 'valvenza'] } }) //
 * /products?brand=autarvo,valvenza
 */
export function searchHref(path: string, parts: SearchStateParts): string {
  const query = searchParamsOf(parts).toString().replaceAll('%2C', ',')
  return query ? `${path}?${query}` : path
}

/** The checkbox that chooses a selection in a plain form; an open price has an empty value. */
export function filterField(selection: Selection): AddressField {
  switch (selection.kind) {
    case 'offer':
      return { name: 'offer', value: '1' }
    case 'price':
      return { name: 'price', value: writePriceRange(toPriceRange(selection)) }
    case 'availability':
      return { name: 'availability', value: toAddressName(selection.value) }
    case 'option':
      return { name: `o.${selection.internalName}`, value: writeValueList([selection.value]) }
    default:
      return { name: selection.kind, value: writeValueList([selection.value]) }
  }
}

/** The last page that the contract can return. */
export function lastPage(pageSize: number): number {
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > 100) {
    throw new CatalogueError(
      'invalid-page-size',
      `Page size ${pageSize} is invalid. Use a whole number from 1 to 100.`,
    )
  }
  return Math.floor(SEARCH_LIMITS.skip / pageSize)
}

function valuesOf(params: URLSearchParams, name: string): string[] {
  return params
    .getAll(name)
    .slice(0, SEARCH_LIMITS.values)
    .filter((text) => text.length <= MAX_TEXT)
    .flatMap(parseValueList)
}

function readOptions(params: URLSearchParams): Record<string, string[]> {
  const names = [...new Set(params.keys())].filter((name) => name.startsWith('o.'))
  return Object.fromEntries(
    names.slice(0, SEARCH_LIMITS.options).map((name) => [name.slice(2), valuesOf(params, name)]),
  )
}

function readPrice(params: URLSearchParams, options: ParseSearchStateOptions): PriceRange {
  const from = params.get('price-from')
  const to = params.get('price-to')
  if (from === null && to === null) return parsePriceRange(params.get('price') ?? '')
  const toMinor = (typed: string | null): number | undefined =>
    typed ? parseTypedAmount(typed.slice(0, 20), options.minorDigits ?? 2) : undefined
  return { minMinor: toMinor(from), maxMinor: toMinor(to) }
}

function toAvailability(text: string): Availability[] {
  const name = text.toUpperCase().replaceAll('-', '_')
  return AVAILABILITIES.filter((known) => known === name)
}

function toAddressName(name: Availability): string {
  return name.toLowerCase().replaceAll('_', '-')
}
