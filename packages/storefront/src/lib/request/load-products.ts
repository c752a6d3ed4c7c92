import { ProductsSearchDocument } from '@floga/api-client/operations'
import { mergeFacets, parseSearchState, toSearchVariables } from '@floga/catalogue-core'
import { itemListJsonLd } from '@floga/seo'

import { addressOptionsOf } from '../../features/catalogue/list/read-list-query.js'
import type { ShopRequest } from './open-request.js'

/** Loads a list of products by its address. @throws {Response} 404 beyond its last page. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the view takes its type
export async function loadProducts({ shop, query, url, t, meta, seo, href, locale }: ShopRequest) {
  const options = addressOptionsOf(shop)
  const { pageSize } = options
  const state = parseSearchState(url.searchParams, options)
  const variables = toSearchVariables(state, { pageSize, aggs: ['CATEGORIES', 'OPTIONS', 'PRICE'] })
  const { productsSearch: found } = await query(ProductsSearchDocument, variables)
  const pages = Math.max(1, Math.ceil(found.total / pageSize))
  if (state.page > pages) throw new Response(null, { status: 404 })
  const facets = mergeFacets(found.aggregations, state, { locale: locale.code })
  const title =
    facets
      .flatMap((facet) => (facet.kind === 'values' && facet.id === 'category' ? facet.values : []))
      .filter(({ isSelected }) => isSelected)
      .map(({ label }) => label)
      .join(', ') || t('products.title')
  const listed = found.nodes.map(({ name, slug }) => ({
    name,
    url: seo.url(href(`/products/${slug}`)),
  }))
  return {
    state,
    title,
    facets,
    pages,
    currency: shop.currency,
    total: found.total,
    aggregations: found.aggregations,
    products: found.nodes,
    meta: meta({
      title,
      noindex: state.term !== '',
      jsonLd: [itemListJsonLd(listed, { skip: (state.page - 1) * pageSize, total: found.total })],
    }),
  }
}
