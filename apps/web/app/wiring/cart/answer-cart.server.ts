import { CartDocument, ExpiredCartDocument } from '@floga/api-client/operations'
import type { ExpiredCartQuery } from '@floga/api-client/operations'
import { parseCartForm, shouldClearAfterNavigation } from '@floga/cart-core'
import type { CartReply } from '@floga/cart-core'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import { readCartId, writeCartId } from './cart-cookie.server.js'
import { saveMergeChanges } from './merge-changes.server.js'
import { changeCart } from './change-cart.server.js'
import type { PageContext } from '../request/page-context.server.js'
import { readFormData } from '../request/read-form-data.server.js'
import { toCart } from './to-cart.js'

/** A visitor's cart, with the headers that remember or forget it. */
export interface CartAnswer extends CartReply {
  headers: Headers
  /** The visitor came with a cart that no longer exists. */
  isGone: boolean
  /** What lay in a cart that has expired: it can be put in again. */
  expired: NonNullable<ExpiredCartQuery['expiredCart']>['lines'] | null
}

/**
 * Reads the visitor's cart. One that an order was placed from is forgotten outside checkout, for the one that goes on
 * with what was saved for later; one that was never there is forgotten at once.
 *
 * @param path Of the page that shows it.
 */
export async function readCart(
  { request, context }: LoaderFunctionArgs,
  { api }: PageContext,
  path: string,
): Promise<CartAnswer> {
  const { settings } = context
  const id = await readCartId(request, settings)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const nothing = { cart: null, errors: [], headers, isGone: false, expired: null }
  const remember = async (cartId: string | null) =>
    headers.append('Set-Cookie', await writeCartId(cartId, settings))
  if (!id) return nothing

  const { cart } = await api.query(CartDocument, { id })
  if (!cart) {
    const { expiredCart } = await api.query(ExpiredCartDocument, { id })
    if (expiredCart && expiredCart.lines.length > 0) {
      return { ...nothing, expired: expiredCart.lines }
    }
    await remember(null)
    return { ...nothing, isGone: true }
  }
  if (!shouldClearAfterNavigation(path, { token: cart.token ?? null })) {
    return { ...nothing, cart: toCart(cart) }
  }
  const next = cart.nextId ? (await api.query(CartDocument, { id: cart.nextId })).cart : null
  await remember(next?.id ?? null)
  return { ...nothing, cart: next && toCart(next) }
}

/** Makes the change that a form asks for and answers with the cart as it stands then. */
export async function answerCartChange(
  { request, context }: ActionFunctionArgs,
  { api }: PageContext,
): Promise<CartReply & { headers: Headers; form: FormData }> {
  const known = await readCartId(request, context.settings)
  const form = await readFormData(request)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const remember = async (cartId: string | null) =>
    headers.append('Set-Cookie', await writeCartId(cartId, context.settings))
  const { cart, errors, changes } = await changeCart(api, known, form)
  const parsed = parseCartForm(form)
  const isLeft = parsed.status === 'valid' && parsed.change.kind === 'drop-expired'
  if (changes.length > 0) await saveMergeChanges(context, changes)
  // Written anew with each change: it outlives the cart, so that an expired one can be renewed.
  if (cart) await remember(cart.id)
  else if (isLeft || errors.some(({ code }) => code === 'CART_NOT_FOUND')) await remember(null)
  return { cart: cart && toCart(cart), errors, headers, form }
}
