import type { ProductsOrder } from '@floga/api-client/operations'

import { tenant } from '../../tenant/tenant.js'

/** Sort orders as they stand in addresses. */
export const sortOrders = {
  relevance: 'RELEVANCE',
  'price-asc': 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
  newest: 'NEWEST',
  name: 'NAME',
  discount: 'DISCOUNT',
} as const satisfies Record<string, ProductsOrder>

export type SortName = keyof typeof sortOrders

/** What a list's address asks for. */
export interface ListRequest {
  page: number
  sort: SortName
  /** Search term, trimmed; empty without one. */
  term: string
}

const MAX_PAGE = Math.floor(10_000 / tenant.pageSize)

/** Reads a list's address; what makes no sense falls back to the first page in the default order. */
export function parseListRequest(params: URLSearchParams): ListRequest {
  const page = Number(params.get('page') ?? '1')
  const sort = params.get('sort') ?? 'relevance'
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    sort: isSortName(sort) ? sort : 'relevance',
    term: cleanTerm(params.get('search') ?? ''),
  }
}

/** Writes a list's address: only what differs from the default, so that each list has one address. */
export function listHref(path: string, { page, sort, term }: ListRequest): string {
  const params = new URLSearchParams()
  if (term) params.set('search', term)
  if (sort !== 'relevance') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  const query = params.toString()
  return query ? `${path}?${query}` : path
}

/** Control characters are nobody's search, and a database may choke on them. */
function cleanTerm(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 100)
}

function isSortName(value: string): value is SortName {
  return Object.hasOwn(sortOrders, value)
}
