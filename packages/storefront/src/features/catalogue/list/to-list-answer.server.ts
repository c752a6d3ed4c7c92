import { parseSearchState, searchHref, setPage } from '@floga/catalogue-core'
import type { SearchState } from '@floga/catalogue-core'
import { itemListJsonLd } from '@floga/seo'
import type { JsonLd, SocialImage } from '@floga/seo'
import type { MetaDescriptor } from '@remix-run/node'

import type { PageContext } from '../../../request/page-context.server.js'
import type { Alternates } from '../../../request/seo/alternates.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import type { PageMetaInput } from '../../../request/seo/page-meta.server.js'
import { toSocialImage } from '../../../request/seo/social-image.js'
import type { ListPage } from './load-list-page.server.js'

/** Metadata of a page with a list. */
export interface ListSubject extends Required<
  Pick<PageMetaInput, 'title' | 'description' | 'path' | 'breadcrumbs'>
> {
  /** @default the first product's image */
  image?: SocialImage | null
}

/** The part of a loader's data that all pages with a list share. */
export interface ListAnswer {
  data: { list: ListPage; alternates: Alternates; meta: MetaDescriptor[] }
  /** 404 for a page beyond the last one. */
  init: { status: 200 | 404 }
}

/** Makes the data, metadata and status of a page that shows a list. */
export function toListAnswer(
  page: PageContext,
  list: ListPage,
  { title, path, image, ...subject }: ListSubject,
): ListAnswer {
  const { alternates } = page
  const { state, pages } = list
  // Every number beyond the last page is the same missing page.
  const isMissing = state.page > pages
  const meta = pageMeta(page, {
    ...subject,
    title: isMissing ? page.t('errors.pageNotFound') : titleOf(page, title, state),
    path: isMissing ? path : indexedPath(path, state),
    noindex: isMissing || isFiltered(state),
    alternates,
    image: image ?? listImage(page.shop, list),
    jsonLd: listJsonLd(page, list),
  })
  return {
    data: { list, alternates, meta },
    init: { status: isMissing ? 404 : 200 },
  }
}

function titleOf({ t }: PageContext, title: string, { page }: SearchState): string {
  return page > 1 ? `${title}, ${t('products.page', { page })}` : title
}

/** A list's canonical address: with its page, without term, order and filters. */
function indexedPath(path: string, { page }: SearchState): string {
  return searchHref(path, setPage(parseSearchState(new URLSearchParams()), page))
}

/** Whether a list is one of the many that filters make, which search engines need not know. */
function isFiltered(state: SearchState): boolean {
  return searchHref('', { ...state, page: 1, sort: 'relevance' }) !== ''
}

function listImage(shop: PageContext['shop'], { products }: ListPage): SocialImage | null {
  const first = products.find(({ image }) => toSocialImage(shop, image))
  return first ? toSocialImage(shop, first.image, first.name) : null
}

function listJsonLd(
  { shop, href, publicUrl }: Pick<PageContext, 'shop' | 'href' | 'publicUrl'>,
  { products, state, total }: ListPage,
): JsonLd[] {
  if (products.length === 0) return []
  const pages = products.map(({ name, slug }) => ({
    name,
    url: `${publicUrl}${href(`/products/${slug}`)}`,
  }))
  return [itemListJsonLd(pages, { skip: (state.page - 1) * shop.pageSize, total })]
}
