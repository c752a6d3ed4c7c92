import { parseSearchState, searchParamsOf } from '@floga/catalogue-core'
import type { PageQuery } from '@floga/remix-server/browser'

import { tenant } from '#tenant/tenant.js'

/** Reads what a list's address asks for. Orders and pages are few; terms and filters are not. */
export function readListQuery(asked: URLSearchParams): PageQuery {
  const state = parseSearchState(asked, { pageSize: tenant.pageSize })
  const { page, sort } = state
  const search = searchParamsOf(state)
  const isKept = search.toString() === searchParamsOf({ page, sort }).toString()
  if (asked.get('view') === 'list') search.set('view', 'list')
  return { search: search.toString(), isKept }
}
