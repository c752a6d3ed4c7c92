import { CategoriesBySlugDocument, ProductsSearchDocument } from '@floga/api-client/operations'
import { filterField, lastPage, parseSearchState, toSearchVariables } from '@floga/catalogue-core'
import type { Aggregation, AggregationKind, SearchState, SearchWhere } from '@floga/catalogue-core'
import type { ListLayout } from '@floga/ui'
import { redirect } from '@remix-run/node'

import type { ProductCardData } from '../../../request/api/api-types.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { toCardData } from '../cards/to-card-data.js'
import { addressOptionsOf, readListQuery } from './read-list-query.js'

/** One page of a product list. */
export interface ListPage {
  state: SearchState
  /**
   * From the address: a layout that only the device stores would shift the page after hydration.
   */
  layout: ListLayout
  total: number
  pages: number
  products: ProductCardData[]
  aggregations: Aggregation[]
  suggestions: string[]
  /** The corrected term that was searched, because nothing matched the original one. */
  correctedTerm: string | null
  /** No product has all words of the term: these have most of them. */
  isPartial: boolean
}

export interface ListPageOptions {
  /** The page's own filter. */
  where?: SearchWhere
  /** A facet whose value is already given by the page. */
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
/** Options that the most products have; more would make the list too long. */
const MOST_OPTIONS = 5
/** Options that a smaller share of the products has are left out. */
const LEAST_SHARE = 0.1

const emptyPage = {
  total: 0,
  pages: 1,
  products: [],
  aggregations: [],
  correctedTerm: null,
  isPartial: false,
}

/**
 * Loads the requested page of a list, with its facets.
 *
 * @throws {Response} 301 to the page's own language where categories are chosen by the slugs of
 * another.
 */
export async function loadListPage(
  { api, shop, url }: Pick<PageContext, 'api' | 'shop' | 'url'>,
  { where = {}, without }: ListPageOptions = {},
): Promise<ListPage> {
  const { pageSize } = shop
  const state = parseSearchState(url.searchParams, addressOptionsOf(shop))
  const { productsSearch } = await api.query(ProductsSearchDocument, {
    ...toSearchVariables(state, {
      pageSize,
      where,
      aggs: facets.filter((kind) => kind !== without),
    }),
    // The platform returns suggestions when no product has all words; other lists do not show them.
    suggest: false,
  })
  const {
    correctedTerm = null,
    isPartial,
    suggestions,
    total,
    nodes,
    aggregations,
  } = productsSearch
  await keepOwnSlugs({ api, shop, url }, state.filters.categories, aggregations)
  const layout = url.searchParams.get('view') === 'list' ? 'list' : 'grid'
  if (state.isExact && (correctedTerm || isPartial)) {
    // Nothing matches the term as typed, and no filter is set.
    const terms = [...new Set([...(correctedTerm ? [correctedTerm] : []), ...suggestions])]
    return { ...emptyPage, state, layout, suggestions: terms }
  }
  return {
    state,
    layout,
    total,
    pages: Math.min(Math.max(1, Math.ceil(total / pageSize)), lastPage(pageSize)),
    products: nodes.map(toCardData),
    aggregations: worthShowing(aggregations, total, state),
    suggestions,
    correctedTerm,
    isPartial,
  }
}

/** A slug of another language finds the same products, and no facet has it to tick. */
async function keepOwnSlugs(
  { api, shop, url }: Pick<PageContext, 'api' | 'shop' | 'url'>,
  chosen: readonly string[],
  aggregations: readonly Aggregation[],
): Promise<void> {
  const known = aggregations
    .filter(({ kind }) => kind === 'CATEGORIES')
    .flatMap(({ buckets }) => buckets.map(({ value }) => value))
  if (chosen.every((slug) => known.includes(slug))) return
  const { categoriesBySlug } = await api.query(CategoriesBySlugDocument, { slugs: [...chosen] })
  const own = chosen.map((slug, place) => categoriesBySlug[place]?.slug ?? slug)
  if (own.every((slug, place) => slug === chosen[place])) return
  const asked = new URLSearchParams(url.searchParams)
  asked.delete('category')
  for (const value of own) {
    asked.append('category', filterField({ kind: 'category', value }).value)
  }
  throw redirect(`${url.pathname}?${readListQuery(asked, { shop }).search}`, 301)
}

function worthShowing(all: Aggregation[], total: number, { filters }: SearchState): Aggregation[] {
  const options = all
    .filter(({ kind, buckets }) => kind === 'OPTIONS' && buckets.length > 1)
    .sort((a, b) => weight(b) - weight(a))
  const kept = options.filter(
    (option, place) =>
      Object.hasOwn(filters.options, option.name) ||
      (place < MOST_OPTIONS && weight(option) >= total * LEAST_SHARE),
  )
  return [...all.filter(({ kind }) => kind !== 'OPTIONS'), ...kept]
}

function weight({ buckets }: Aggregation): number {
  return buckets.reduce((sum, { count }) => sum + count, 0)
}
