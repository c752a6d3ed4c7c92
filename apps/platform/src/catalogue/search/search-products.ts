import type { Sql } from '../../database/database.js'
import type { CatalogueSnapshot, IndexedProduct } from '../snapshot/catalogue-snapshot.js'
import type { ViewScope } from '../views/view-scope.js'
import type { AggregationKind, AggregationView } from './aggregation-view.js'
import { toAggregationViews } from './aggregation-view.js'
import { countFacets } from './count-facets.js'
import type { SearchFieldName } from './match-term.js'
import { matchTerm } from './match-term.js'
import type { ProductsWhere } from './product-filter.js'
import { toFilters } from './product-filter.js'
import type { ProductsOrderName } from './sort-products.js'
import { sortProducts } from './sort-products.js'
import { suggestTerms } from './suggest-words.js'
import { searchWords } from './term-query.js'

export interface SearchProductsOptions {
  first: number
  skip: number
  term?: string | null
  where?: ProductsWhere | null
  order?: ProductsOrderName | null
  aggs?: AggregationKind[] | null
  fields?: SearchFieldName[] | null
  suggest?: boolean | null
}

/** A page of a list of products, by id. */
export interface SearchPage {
  total: number
  aggregations: AggregationView[]
  suggestions: string[]
  correctedTerm: string | null
  ids: string[]
}

/**
 * Answers a list of products: by term, conditions and order, with counts for every facet. When
 * nothing matches the term, the best suggestion is looked for instead, and named.
 */
export async function searchProducts(
  sql: Sql,
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
  options: SearchProductsOptions,
): Promise<SearchPage> {
  const found = await findByTerm(sql, scope.locale, options)
  const candidates = found.ranks ? ranked(snapshot, found.ranks) : snapshot.products.values()
  const counts = countFacets(candidates, toFilters(options.where ?? {}, snapshot))
  const sorted = sortProducts(counts.matches, {
    order: options.order ?? 'RELEVANCE',
    locale: scope.locale,
    snapshot,
    ranks: found.ranks,
  })
  return {
    total: sorted.length,
    aggregations: toAggregationViews(options.aggs ?? [], counts, snapshot, scope),
    suggestions: found.suggestions,
    correctedTerm: found.correctedTerm,
    ids: sorted.slice(options.skip, options.skip + options.first).map((product) => product.id),
  }
}

interface FoundByTerm {
  /** Undefined without a term. */
  ranks: Map<string, number> | undefined
  suggestions: string[]
  correctedTerm: string | null
}

async function findByTerm(
  sql: Sql,
  locale: string,
  options: SearchProductsOptions,
): Promise<FoundByTerm> {
  const { term, fields } = options
  if (!term?.trim()) return { ranks: undefined, suggestions: [], correctedTerm: null }
  // Only signs, such as `+++`: a term, and one that nothing matches.
  if (searchWords(term).length === 0) {
    return { ranks: new Map(), suggestions: [], correctedTerm: null }
  }
  const ranks = await matchTerm(sql, { term, locale, fields: fields ?? null })
  if (ranks.size > 0 && !options.suggest) return { ranks, suggestions: [], correctedTerm: null }
  const suggestions = await suggestTerms(sql, term, locale)
  if (ranks.size > 0) return { ranks, suggestions, correctedTerm: null }
  for (const suggestion of suggestions) {
    const corrected = await matchTerm(sql, { term: suggestion, locale, fields: fields ?? null })
    if (corrected.size > 0) return { ranks: corrected, suggestions, correctedTerm: suggestion }
  }
  return { ranks, suggestions, correctedTerm: null }
}

/** The products that matched, in the merchant's order. */
function ranked(snapshot: CatalogueSnapshot, ranks: ReadonlyMap<string, number>): IndexedProduct[] {
  const products = [...ranks.keys()].flatMap((id) => snapshot.products.get(id) ?? [])
  return products.sort(
    (left, right) => left.sortOrder - right.sortOrder || (left.id < right.id ? -1 : 1),
  )
}
