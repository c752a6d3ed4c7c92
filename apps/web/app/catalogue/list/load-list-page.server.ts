import { CategoriesBySlugDocument, ProductsSearchDocument } from '@floga/api-client/operations'
import {
  filterField,
  lastPage,
  parseSearchState,
  searchHref,
  setPage,
  toSearchVariables,
} from '@floga/catalogue-core'
import type { Aggregation, AggregationKind, SearchState, SearchWhere } from '@floga/catalogue-core'
import { itemListJsonLd } from '@floga/seo'
import type { JsonLd, SocialImage } from '@floga/seo'
import type { ListLayout } from '@floga/ui'
import { redirect } from '@remix-run/node'

import type { ProductCardData } from '../../wiring/api/api-types.js'
import type { PageContext } from '../../wiring/request/page-context.server.js'
import { imageAheadHeaders } from '../../wiring/content/image-ahead.js'
import { imageSizes, toImage } from '../../wiring/content/to-image.js'
import { toSocialImage } from '../../wiring/seo/social-image.js'
import { toCardData } from '../../wiring/catalogue/to-card-data.js'
import { addressOptions, readListQuery } from './read-list-query.js'

/** One page of a product list. */
export interface ListPage {
  state: SearchState
  /** As the address asks for it: what only the device knew would move the page once scripts have come. */
  layout: ListLayout
  total: number
  pages: number
  products: ProductCardData[]
  aggregations: Aggregation[]
  suggestions: string[]
  /** The term that was searched instead, when nothing matched the one asked for. */
  correctedTerm: string | null
  /** No product has every word of the term: these have most of them. */
  isPartial: boolean
}

export interface ListPageOptions {
  /** What the page itself is about. */
  where?: SearchWhere
  /** A facet that the page has answered itself. */
  without?: AggregationKind
}

interface ListAnswer {
  status: 200 | 404
  headers: HeadersInit
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
/** An option that fewer of the products have says little about the list. */
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
 * Loads the page of a list that the address asks for, with its facets.
 *
 * @throws {Response} 301 to the page's own language where categories are chosen by the slugs of another.
 */
export async function loadListPage(
  { api, url }: Pick<PageContext, 'api' | 'url'>,
  { where = {}, without }: ListPageOptions = {},
): Promise<ListPage> {
  const { pageSize } = addressOptions
  const state = parseSearchState(url.searchParams, addressOptions)
  const { productsSearch } = await api.query(ProductsSearchDocument, {
    ...toSearchVariables(state, {
      pageSize,
      where,
      aggs: facets.filter((kind) => kind !== without),
    }),
    // They come by themselves where nothing has every word; other lists do not show them.
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
  await keepOwnSlugs({ api, url }, state.filters.categories, aggregations)
  const layout = url.searchParams.get('view') === 'list' ? 'list' : 'grid'
  if (state.isExact && (correctedTerm || isPartial)) {
    // Nothing has the term as typed, and nothing else was asked for.
    const words = [...new Set([...(correctedTerm ? [correctedTerm] : []), ...suggestions])]
    return { ...emptyPage, state, layout, suggestions: words }
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

/** What a list's page answers with besides its data: one beyond the last is no page. */
export function listAnswer({ state, pages, products }: ListPage): ListAnswer {
  const [first] = products
  const image = first && toImage(first.image, { sizes: imageSizes.card, kind: first.kind })
  return { status: state.page > pages ? 404 : 200, headers: imageAheadHeaders(image) }
}

/** The title of a list's page; those after the first say which they are. */
export function listTitle({ t }: PageContext, title: string, { state }: ListPage): string {
  return state.page > 1 ? `${title}, ${t('products.page', { page: state.page })}` : title
}

/** A list's address as search engines should know it: by page and term, whatever the order and filters. */
export function plainListPath(path: string, { page }: SearchState): string {
  return searchHref(path, setPage(parseSearchState(new URLSearchParams()), page))
}

/** The products of a list's page as search engines read them. */
export function listJsonLd(
  { href, publicUrl }: Pick<PageContext, 'href' | 'publicUrl'>,
  { products, state, total }: ListPage,
): JsonLd[] {
  if (products.length === 0) return []
  const pages = products.map(({ name, slug }) => ({
    name,
    url: `${publicUrl}${href(`/products/${slug}`)}`,
  }))
  return [itemListJsonLd(pages, { skip: (state.page - 1) * addressOptions.pageSize, total })]
}

/** The image of a list in social networks: that of its first product that has one. */
export function listImage({ products }: ListPage): SocialImage | null {
  const first = products.find(({ image }) => toSocialImage(image))
  return first ? toSocialImage(first.image, first.name) : null
}

/** Whether a list is one of the many that filters make, which search engines need not know. */
export function isFiltered(state: SearchState): boolean {
  return searchHref('', { ...state, page: 1, sort: 'relevance' }) !== ''
}

/** A slug of another language finds the same products, and no facet has it to tick. */
async function keepOwnSlugs(
  { api, url }: Pick<PageContext, 'api' | 'url'>,
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
  throw redirect(`${url.pathname}?${readListQuery(asked).search}`, 301)
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
