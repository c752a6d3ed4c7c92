import { SharedCartDocument, SharedCartLogDocument } from '@floga/api-client/operations'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { PageContext } from '../../../request/page-context.server.js'
import { readCartId } from '../../cart/server/cart-cookies.server.js'
import { toSharedCart } from './to-shared-cart.js'
import type { ShopSharedCart } from './to-shared-cart.js'

/** The shared cart that the visitor belongs to; null for none. */
export async function readSharedCart(
  { request, context }: LoaderFunctionArgs,
  { api, shop }: PageContext,
): Promise<ShopSharedCart | null> {
  const cartId = await readCartId(request, context)
  if (!cartId) return null
  const { sharedCart } = await api.query(SharedCartDocument, { cartId })
  return sharedCart && toSharedCart(shop, sharedCart)
}

/** The same with the log of events, the latest first. */
export async function readSharedCartWithLog(
  args: LoaderFunctionArgs,
  page: PageContext,
): Promise<ShopSharedCart | null> {
  const cartId = await readCartId(args.request, args.context)
  return cartId === null ? null : findSharedCartWithLog(page, cartId)
}

/** The shared cart of an id or a person's key, with its log; null for none. */
export async function findSharedCartWithLog(
  { api, shop }: PageContext,
  cartId: string,
): Promise<ShopSharedCart | null> {
  const [{ sharedCart }, found] = await Promise.all([
    api.query(SharedCartDocument, { cartId }),
    api.query(SharedCartLogDocument, { cartId, first: 50 }),
  ])
  return sharedCart && { ...toSharedCart(shop, sharedCart), log: found.sharedCart?.log ?? [] }
}
