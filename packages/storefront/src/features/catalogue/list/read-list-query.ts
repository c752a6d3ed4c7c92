import { parseSearchState, searchParamsOf } from '@floga/catalogue-core'
import type { ParseSearchStateOptions } from '@floga/catalogue-core'
import { currencyDigits } from '@floga/i18n'
import type { PageQuery } from '@floga/remix-server/browser'

import type { Storefront } from '../../../lib/create-storefront.js'

type ListsShop = Pick<Storefront, 'pageSize' | 'currency'>

/** How the addresses of a shop's lists are read. */
export function addressOptionsOf({
  pageSize,
  currency,
}: ListsShop): Required<ParseSearchStateOptions> {
  return {
    pageSize,
    // Lazy: the first use of `Intl.NumberFormat` takes 50 ms on a slow phone.
    get minorDigits(): number {
      return currencyDigits(currency)
    },
  }
}

/** Parses the query of a list. Sort orders and pages are few; terms and filters are not. */
export function readListQuery(asked: URLSearchParams, { shop }: { shop: ListsShop }): PageQuery {
  const state = parseSearchState(asked, addressOptionsOf(shop))
  const { page, sort } = state
  const search = searchParamsOf(state)
  const isCacheable = search.toString() === searchParamsOf({ page, sort }).toString()
  if (asked.get('view') === 'list') search.set('view', 'list')
  return { search: search.toString(), isCacheable }
}
