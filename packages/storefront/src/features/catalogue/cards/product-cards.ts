import { ProductsSearchDocument } from '@floga/api-client/operations'
import { MAX_RECENTLY_VIEWED } from '@floga/catalogue-core'
import { json } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { ProductCardData, ProductSummary } from '../../../request/api/api-types.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { pageContext } from '../../../request/page-context.server.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { toCardData } from './to-card-data.js'

/** Data of {@link loader}. */
export interface ProductCardsReply {
  products: ProductCardData[]
}

export const handle: PageHandle = { access: 'everyone' }

/**
 * Loads the cards of the products that a device remembers, `?ids=a,b`, in that order, without
 * deleted ones.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { api, url } = await pageContext(args)
  const asked = (url.searchParams.get('ids') ?? '').split(',').filter(Boolean)
  const ids = [...new Set(asked)].slice(0, MAX_RECENTLY_VIEWED)
  const found = ids.length > 0 ? await findCards(api, ids) : []
  const byId = new Map(found.map((product) => [product.id, toCardData(product)]))
  return json<ProductCardsReply>(
    { products: ids.flatMap((id) => byId.get(id) ?? []) },
    // Viewed products are private, so responses are not cached.
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

async function findCards(api: PageContext['api'], ids: string[]): Promise<ProductSummary[]> {
  const { productsSearch } = await api.query(ProductsSearchDocument, {
    first: ids.length,
    where: { ids },
  })
  return productsSearch.nodes
}
