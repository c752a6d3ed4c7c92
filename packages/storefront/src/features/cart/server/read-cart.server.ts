import { CartDocument, ExpiredCartDocument } from '@floga/api-client/operations'
import type { ExpiredCartQuery } from '@floga/api-client/operations'
import { shouldClearAfterNavigation } from '@floga/cart-core'
import type { CartReply } from '@floga/cart-core'
import { isPersonKey } from '@floga/platform-contract'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { PageContext } from '../../../request/page-context.server.js'
import {
  readCartId,
  readOwnCartId,
  rememberCart,
  rememberFormerCart,
  rememberOwnCart,
} from './cart-cookies.server.js'
import type { SharingOver } from './cart-cookies.server.js'
import { returnToOwnCart } from './return-to-own-cart.server.js'
import { toCart } from './to-cart.server.js'

/** A visitor's cart. */
export interface CartAnswer extends CartReply {
  headers: Headers
  /** The visitor's cart no longer exists. */
  isGone: boolean
  /** The shared cart that the visitor belonged to is over; this is their own. */
  sharingOver: SharingOver | null
  /** Lines of a cart that has expired: they can be added again. */
  expired: NonNullable<ExpiredCartQuery['expiredCart']>['lines'] | null
}

/**
 * Reads the visitor's cart. Outside the checkout, an ordered cart is replaced by its successor with
 * the saved lines, and for its other people by their own cart; an unknown id is deleted.
 *
 * @param path Of the page that shows it.
 */
export async function readCart(
  args: LoaderFunctionArgs,
  { api, shop }: Pick<PageContext, 'api' | 'shop'>,
  path: string,
): Promise<CartAnswer> {
  const { request, context } = args
  const id = await readCartId(request, context)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const nothing = {
    cart: null,
    errors: [],
    headers,
    isGone: false,
    sharingOver: null,
    expired: null,
  }
  const read = async (cartId: string | null) => {
    const { cart } = cartId ? await api.query(CartDocument, { id: cartId }) : { cart: null }
    return { cart: cart && toCart(shop, cart) }
  }
  if (!id) return nothing

  const { cart } = await api.query(CartDocument, { id })
  const orderedBy = cart?.sharing?.state === 'ORDERED' ? cart.sharing.ownerName : null
  const isOthers = cart?.sharing ? cart.sharing.role !== 'OWNER' : isPersonKey(id)
  if (isOthers && (!cart || orderedBy !== null)) {
    const own = await returnToOwnCart(args, id)
    return { ...nothing, ...(await read(own)), sharingOver: { orderedBy } }
  }
  if (!cart) {
    const { expiredCart } = await api.query(ExpiredCartDocument, { id })
    if (expiredCart && expiredCart.lines.length > 0) {
      return { ...nothing, expired: expiredCart.lines }
    }
    await rememberCart(context, null)
    return { ...nothing, isGone: true }
  }
  if (!shouldClearAfterNavigation(path, { token: cart.token ?? null })) {
    return { ...nothing, cart: toCart(shop, cart) }
  }
  if (orderedBy !== null) await rememberFormerCart(context, id)
  // An owner who once joined the cart has one of their own.
  const own = isPersonKey(id) ? await readOwnCartId(request, context) : null
  if (own) await rememberOwnCart(context, null)
  const next = await read(own ?? cart.nextId)
  await rememberCart(context, next.cart ? (own ?? cart.nextId) : null)
  return { ...nothing, ...next }
}
