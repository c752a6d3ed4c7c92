import { ProductsSearchDocument } from '@floga/api-client/operations'
import { parseSearchState, searchHref, setPage, toSearchVariables } from '@floga/catalogue-core'
import type { Aggregation, AggregationKind, SearchState, SearchWhere } from '@floga/catalogue-core'

import { tenant } from '../../tenant/tenant.js'
import type { ProductCardData } from '../../wiring/api-types.js'
import type { PageContext } from '../../wiring/page-context.server.js'
import { toCardData } from '../../wiring/to-card-data.js'

/** One page of a product list. */
export interface ListPage {
  state: SearchState
  total: number
  pages: number
  products: ProductCardData[]
  aggregations: Aggregation[]
  suggestions: string[]
  /** The term that was searched instead, when nothing matched the one asked for. */
  correctedTerm: string | null
}

export interface ListPageOptions {
  /** What the page itself is about. */
  where?: SearchWhere
  /** A facet that the page has answered itself. */
  without?: AggregationKind
}

const facets: AggregationKind[] = [
  'CATEGORIES',
  'BRANDS',
  'PRICE',
  'AVAILABILITY',
  'ON_SALE',
  'OPTIONS',
]
/** Options that tell most products apart; the rest would bury the list. */
const MOST_OPTIONS = 5

/** Loads the page of a list that the address asks for, with its facets. */
export async function loadListPage(
  { api, url }: PageContext,
  { where = {}, without }: ListPageOptions = {},
): Promise<ListPage> {
  const { pageSize } = tenant
  const state = parseSearchState(url.searchParams, { pageSize })
  const { productsSearch } = await api.query(
    ProductsSearchDocument,
    toSearchVariables(state, { pageSize, where, aggs: facets.filter((kind) => kind !== without) }),
  )
  return {
    state,
    total: productsSearch.total,
    pages: Math.max(1, Math.ceil(productsSearch.total / pageSize)),
    products: productsSearch.nodes.map(toCardData),
    aggregations: worthShowing(productsSearch.aggregations, state),
    suggestions: productsSearch.suggestions,
    correctedTerm: productsSearch.correctedTerm ?? null,
  }
}

/** A list's address as search engines should know it: by page and term, whatever the order and filters. */
export function plainListPath(path: string, { page }: SearchState): string {
  return searchHref(path, setPage(parseSearchState(new URLSearchParams()), page))
}

/** Whether a list is one of the many that filters make, which search engines need not know. */
export function isFiltered(state: SearchState): boolean {
  return searchHref('', { ...state, page: 1, sort: 'relevance' }) !== ''
}

function worthShowing(all: Aggregation[], { filters }: SearchState): Aggregation[] {
  const options = all
    .filter(({ kind, buckets }) => kind === 'OPTIONS' && buckets.length > 1)
    .sort((a, b) => weight(b) - weight(a))
  const kept = options.filter(
    ({ name }, place) => place < MOST_OPTIONS || Object.hasOwn(filters.options, name),
  )
  return [...all.filter(({ kind }) => kind !== 'OPTIONS'), ...kept]
}

function weight({ buckets }: Aggregation): number {
  return buckets.reduce((sum, { count }) => sum + count, 0)
}
