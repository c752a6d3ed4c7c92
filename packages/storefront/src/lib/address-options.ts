import { parseSearchState, searchParamsOf } from '@floga/catalogue-core'
import type { ParseSearchStateOptions } from '@floga/catalogue-core'
import { currencyDigits } from '@floga/i18n'
import type { PageQuery, RouteHandle } from '@floga/remix-server/browser'

import type { Storefront } from './create-storefront.js'

/** How the addresses of a shop's lists are read. */
export function addressOptionsOf({
  pageSize,
  currency,
}: Pick<Storefront, 'pageSize' | 'currency'>): Required<ParseSearchStateOptions> {
  return { pageSize, minorDigits: currencyDigits(currency) }
}

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
