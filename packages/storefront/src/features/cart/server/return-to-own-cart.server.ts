import { CartDocument } from '@floga/api-client/operations'
import { isOpenSharing } from '@floga/cart-core'
import { isPersonKey } from '@floga/platform-contract'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { CartData } from '../../../request/api/api-types.js'
import type { ShopApi } from '../../../request/api/create-shop-api.server.js'
import { logFailure } from '../../../request/api/log-failure.server.js'
import {
  readCartId,
  readOwnCartId,
  rememberCart,
  rememberFormerCart,
  rememberOwnCart,
  sharingEndCookie,
} from './cart-cookies.server.js'
import type { SharingOver } from './cart-cookies.server.js'

/**
 * Ends the visitor's part in a shared cart that has been ordered, or no longer exists for them:
 * their own cart is used again. @returns its id.
 */
export async function returnToOwnCart(
  { request, context }: LoaderFunctionArgs,
  key: string,
): Promise<string | null> {
  const own = await readOwnCartId(request, context)
  await rememberCart(context, own)
  if (own) await rememberOwnCart(context, null)
  await rememberFormerCart(context, key)
  return own
}

/** Saves the end of a shared cart for the next page that shows a cart. */
export async function saveSharingEnd(
  { context }: LoaderFunctionArgs,
  end: SharingOver | null,
): Promise<void> {
  if (end) context.setCookies.push(await sharingEndCookie.write(end, context))
}

/**
 * Takes the end that a page shows: the one it has just noticed, or the saved one, which is deleted.
 */
export async function takeSharingEnd(
  args: LoaderFunctionArgs,
  noticed: SharingOver | null,
): Promise<SharingOver | null> {
  const saved = await sharingEndCookie.take(args)
  return noticed ?? saved
}

/** The cart that an addition goes into. */
export interface AdditionTarget {
  /** Null starts a cart. */
  cartId: string | null
  /** The shared cart that the visitor only looks at, while additions go into their own. */
  viewed: CartData | null
  /** Remembers the cart that the addition went into. */
  remember(cartId: string): Promise<void>
}

/**
 * Finds the cart that an addition goes into: the visitor's, and where that is another person's
 * shared cart which is over, or which they only look at, their own.
 */
export async function findAdditionTarget(
  args: LoaderFunctionArgs,
  api: Pick<ShopApi, 'query'>,
): Promise<AdditionTarget> {
  const { request, context } = args
  const remember = (cartId: string) => rememberCart(context, cartId)
  const key = await readCartId(request, context)
  if (!key || !isPersonKey(key)) return { cartId: key, viewed: null, remember }
  const cart = await readShared(api, key)
  if (cart === 'unknown') return { cartId: key, viewed: null, remember }
  if (!cart || !isOpenSharing(cart)) {
    const end = { orderedBy: cart?.sharing?.ownerName ?? null }
    const cartId = await returnToOwnCart(args, key)
    await saveSharingEnd(args, end)
    return { cartId, viewed: null, remember }
  }
  if (cart.sharing?.role !== 'VIEWER') return { cartId: key, viewed: null, remember }
  return {
    cartId: await readOwnCartId(request, context),
    viewed: cart,
    remember: (cartId) => rememberOwnCart(context, cartId),
  }
}

/** `unknown`: the platform does not respond, and neither will it to the addition. */
async function readShared(
  api: Pick<ShopApi, 'query'>,
  id: string,
): Promise<CartData | null | 'unknown'> {
  try {
    return (await api.query(CartDocument, { id })).cart
  } catch (error) {
    logFailure('the cart of an addition was not read', error)
    return 'unknown'
  }
}
