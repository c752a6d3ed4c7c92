import { parseCartForm } from '@floga/cart-core'
import type { CartChange, CartReply } from '@floga/cart-core'
import { isPersonKey } from '@floga/platform-contract'
import type { ActionFunctionArgs } from '@remix-run/node'

import type { PageContext } from '../../../request/page-context.server.js'
import { readCartId, rememberCart, saveMergeChanges } from './cart-cookies.server.js'
import { changeCart, refuse } from './change-cart.server.js'
import type { ChangeStatus } from './change-cart.server.js'
import { readChangeId } from './change-id.server.js'
import { findAdditionTarget } from './return-to-own-cart.server.js'
import { toCart } from './to-cart.server.js'

/** The result of a form that changes the cart. */
export interface CartChangeAnswer extends CartReply {
  /** The requested change; null if there is none. */
  change: CartChange | null
  status: ChangeStatus
  headers: Headers
}

/** Makes the change that a form requests and returns the updated cart. */
export async function answerCartChange(
  args: ActionFunctionArgs,
  { api, shop }: PageContext,
  form: FormData,
): Promise<CartChangeAnswer> {
  const { request, context } = args
  const changeId = await readChangeId(args, form)
  const parsed = parseCartForm(form)
  const change = parsed.status === 'valid' ? parsed.change : null
  const target = change?.kind === 'add' ? await findAdditionTarget(args, api) : null
  const cartId = target ? target.cartId : await readCartId(request, context)
  const { cart, errors, changes, status } =
    parsed.status === 'valid'
      ? await changeCart(api, cartId, parsed.change, changeId.id)
      : refuse(parsed.code, parsed.lineId)
  // With 503 it is not known whether the change was made: sent again, it is the same change.
  if (status !== 503) await changeId.renew()
  await saveMergeChanges(context, changes)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const isGone = errors.some(({ code }) => code === 'CART_NOT_FOUND')
  // The next page tells a visitor who was removed from a shared cart, and shows their own cart.
  if (isGone && cartId !== null && isPersonKey(cartId)) {
    return { ...refuse('SHARING_OVER'), cart: null, change, headers }
  }
  // Written with each change: the cookie outlives the cart, so that an expired one can be renewed.
  if (cart && target) await target.remember(cart.id)
  else if (cart || isGone || change?.kind === 'drop-expired') {
    await rememberCart(context, cart?.id ?? null)
  }
  if (cart && target?.viewed) {
    const result = errors.length > 0 ? errors : refuse('ADDED_TO_OWN').errors
    return { cart: toCart(shop, target.viewed), errors: result, change, status, headers }
  }
  return { cart: cart && toCart(shop, cart), errors, change, status, headers }
}
