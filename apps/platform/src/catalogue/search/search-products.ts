import type { Sql } from '../../database/database.js'
import type { CatalogueSnapshot, IndexedProduct } from '../snapshot/catalogue-snapshot.js'
import { remember } from '../snapshot/remember.js'
import type { ViewScope } from '../views/view-scope.js'
import type { AggregationKind, AggregationView } from './aggregation-view.js'
import { toAggregationViews } from './aggregation-view.js'
import { countFacets } from './count-facets.js'
import { findByTerm } from './find-by-term.js'
import type { SearchFieldName } from './match-term.js'
import type { ProductsWhere } from './product-filter.js'
import { toFilters } from './product-filter.js'
import type { ProductsOrderName } from './sort-products.js'
import { sortProducts } from './sort-products.js'

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
  const { term, fields, suggest } = options
  const where = options.where ?? {}
  const order = options.order ?? 'RELEVANCE'
  const kinds = options.aggs ?? []
  const asked = [scope.locale, term ?? null, fields ?? null, suggest ?? false]
  const found = await remember(
    snapshot,
    { key: ['find', ...asked], sizeOf: ({ ranks }) => ranks?.size ?? 0 },
    () => findByTerm(sql, { term: term ?? null, fields: fields ?? null, suggest, ...scope }),
  )
  const count = () =>
    remember(
      snapshot,
      { key: ['count', ...asked, where], sizeOf: ({ matches }) => matches.length },
      () => {
        const candidates = found.ranks ? ranked(snapshot, found.ranks) : snapshot.products.values()
        return countFacets(candidates, toFilters(where, snapshot))
      },
    )
  const ids = await remember(
    snapshot,
    { key: ['list', ...asked, where, order], sizeOf: (list: string[]) => list.length },
    async () => {
      const { matches } = await count()
      const sorted = sortProducts([...matches], {
        order,
        locale: scope.locale,
        snapshot,
        ranks: found.ranks,
      })
      return sorted.map((product) => product.id)
    },
  )
  return {
    total: ids.length,
    aggregations: kinds.length > 0 ? toAggregationViews(kinds, await count(), snapshot, scope) : [],
    suggestions: found.suggestions,
    correctedTerm: found.correctedTerm,
    ids: ids.slice(options.skip, options.skip + options.first),
  }
}

/** The products that matched, in the merchant's order. */
function ranked(snapshot: CatalogueSnapshot, ranks: ReadonlyMap<string, number>): IndexedProduct[] {
  const products = [...ranks.keys()].flatMap((id) => snapshot.products.get(id) ?? [])
  return products.sort(
    (left, right) => left.sortOrder - right.sortOrder || (left.id < right.id ? -1 : 1),
  )
}
