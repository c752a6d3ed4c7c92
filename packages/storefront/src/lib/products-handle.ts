import { parseSearchState, searchParamsOf } from '@floga/catalogue-core'
import type { PageQuery, RouteHandle } from '@floga/remix-server/browser'

import { addressOptionsOf } from '../features/catalogue/list/read-list-query.js'
import type { Storefront } from './create-storefront.js'

/** `handle` of a list: its pages are public, and cached unless they have a search term. */
export function productsHandle(shop: Storefront): RouteHandle {
  const options = addressOptionsOf(shop)
  return {
    cache: 'public',
    readQuery(asked: URLSearchParams): PageQuery {
      const state = parseSearchState(asked, options)
      return { search: searchParamsOf(state).toString(), isCacheable: state.term === '' }
    },
  }
}

/** `handle` of a product: of its address, only the variant counts. */
export const productHandle: RouteHandle = {
  cache: 'public',
  readQuery(asked: URLSearchParams): PageQuery {
    const sku = asked.get('variant')
    return { search: sku ? String(new URLSearchParams({ variant: sku })) : '', isCacheable: true }
  },
}
