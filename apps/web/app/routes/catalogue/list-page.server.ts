import { ProductsSearchDocument } from '@floga/api-client/operations'
import type { ProductsWhere } from '@floga/api-client/operations'

import { tenant } from '../../tenant/tenant.js'
import type { ProductCardData } from '../../wiring/api-types.js'
import type { PageContext } from '../../wiring/page-context.server.js'
import { parseListRequest, sortOrders } from './search-params.js'
import type { ListRequest } from './search-params.js'

/** One page of a product list. */
export interface ListPage {
  request: ListRequest
  total: number
  pages: number
  products: ProductCardData[]
  suggestions: string[]
  /** The term that was searched instead, when nothing matched the one asked for. */
  correctedTerm: string | null
}

/** Loads the page of a list that the address asks for. */
export async function loadListPage(
  { api, url }: PageContext,
  where: ProductsWhere | null = null,
): Promise<ListPage> {
  const request = parseListRequest(url.searchParams)
  const { productsSearch } = await api.query(ProductsSearchDocument, {
    first: tenant.pageSize,
    skip: (request.page - 1) * tenant.pageSize,
    term: request.term || null,
    where,
    order: sortOrders[request.sort],
    aggs: null,
    fields: null,
    suggest: request.term !== '',
  })
  return {
    request,
    total: productsSearch.total,
    pages: Math.max(1, Math.ceil(productsSearch.total / tenant.pageSize)),
    products: productsSearch.nodes,
    suggestions: productsSearch.suggestions,
    correctedTerm: productsSearch.correctedTerm ?? null,
  }
}
