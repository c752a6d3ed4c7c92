import type { Transaction } from '../../../foundation/database/database.js'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import { productColumns } from '../snapshot/product-columns.js'
import { cacheAnswer } from '../snapshot/cache-answer.js'
import { plainText } from '../text/plain-text.js'
import type { ViewScope } from '../views/view-scope.js'
import { toAggregationViews } from './aggregation-view.js'
import { countFacets, matchProducts } from './count-facets.js'
import { findByTerm } from './find-by-term.js'
import { toFilters } from './product-filter.js'
import { sortByRank, sortProducts } from './sort-products.js'
import type {
  Aggregation,
  ProductsOrder,
  ProductsWhere,
  SearchField,
  SearchResult,
} from '../../../foundation/generated/contract-types.js'

export interface SearchProductsOptions {
  first: number
  skip: number
  term?: string | null
  where?: ProductsWhere | null
  order?: ProductsOrder | null
  aggs?: readonly Aggregation[] | null
  fields?: readonly SearchField[] | null
  suggest?: boolean | null
}

/** A page of a list of products, by id. */
export interface SearchPage extends Omit<SearchResult, 'nodes'> {
  ids: string[]
  /** No product has a specific word of the term, regardless of filters. */
  isMissed: boolean
}

/** Longer than any product name; the copy releases the memory of a longer text. */
const longestTerm = 200

/** A term as it is searched for. */
export function capTerm<Term extends string | null | undefined>(term: Term): Term | string {
  return term && term.length > longestTerm
    ? Buffer.from(term.slice(0, longestTerm)).toString()
    : term
}

/**
 * Searches a list of products: by term, filters and sort order, with counts for every facet. A term
 * without matches is searched in its corrected spelling, which is returned, and then by most of its
 * words.
 */
export async function searchProducts(
  sql: Transaction,
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
  options: SearchProductsOptions,
): Promise<SearchPage> {
  const { fields, suggest } = options
  const term = capTerm(options.term)
  const where = options.where ?? {}
  const order = options.order ?? 'RELEVANCE'
  const kinds = options.aggs ?? []
  // Normalized, so that capitals and accents need no further query.
  const asked = [
    scope.locale,
    term ? plainText(term.trim()) : null,
    fields ?? null,
    suggest ?? false,
  ]
  const found = await cacheAnswer(
    snapshot,
    { key: ['find', ...asked], sizeOf: ({ ranked: kept }) => kept?.places.length ?? 0 },
    () =>
      findByTerm(sql, snapshot, { term: term ?? null, fields: fields ?? null, suggest, ...scope }),
  )
  const { ranked } = found
  const candidates = ranked?.places ?? snapshot.products.size
  const list = await cacheAnswer(
    snapshot,
    { key: ['list', ...asked, where, order], sizeOf: (places: Int32Array) => places.length },
    () => {
      const matches = matchProducts(candidates, toFilters(where, snapshot))
      if (order === 'RELEVANCE' && ranked) return sortByRank(matches, ranked)
      return sortProducts(snapshot, matches, { order, locale: scope.locale })
    },
  )
  const count = () =>
    cacheAnswer(snapshot, { key: ['count', ...asked, where], sizeOf: () => 0 }, () =>
      countFacets(productColumns(snapshot), candidates, toFilters(where, snapshot)),
    )
  const { products } = productColumns(snapshot)
  const page = list.subarray(options.skip, options.skip + options.first)
  return {
    total: list.length,
    aggregations: kinds.length > 0 ? toAggregationViews(kinds, await count(), snapshot, scope) : [],
    suggestions: found.suggestions,
    correctedTerm: found.correctedTerm,
    isPartial: found.isPartial,
    isMissed: ranked?.places.length === 0,
    ids: Array.from(page, (place) => products[place]!.id),
  }
}
