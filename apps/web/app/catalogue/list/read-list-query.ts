import { parseSearchState, searchParamsOf } from '@floga/catalogue-core'
import { currencyDigits } from '@floga/i18n'
import type { PageQuery } from '@floga/remix-server/browser'

import { tenant } from '#tenant/tenant.js'

/** How the addresses of this shop's lists are read. */
export const addressOptions = {
  pageSize: tenant.pageSize,
  // Lazy: the first use of `Intl.NumberFormat` takes 50 ms on a slow phone.
  get minorDigits(): number {
    return currencyDigits(tenant.currency)
  },
}

/** Parses the query of a list. Sort orders and pages are few; terms and filters are not. */
export function readListQuery(asked: URLSearchParams): PageQuery {
  const state = parseSearchState(asked, addressOptions)
  const { page, sort } = state
  const search = searchParamsOf(state)
  const isCacheable = search.toString() === searchParamsOf({ page, sort }).toString()
  if (asked.get('view') === 'list') search.set('view', 'list')
  return { search: search.toString(), isCacheable }
}
