import { CartDocument } from '@floga/api-client/operations'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'

import type { CartData } from './api-types.js'
import { readCartId, writeCartId } from './cart-cookie.server.js'
import type { CartRefusal } from './cart-errors.js'
import type { CartReply } from './cart-reply.js'
import { changeCart } from './change-cart.server.js'
import type { PageContext } from './page-context.server.js'
import { readFormData } from './read-form-data.server.js'
import { toCart } from './to-cart.js'

/** A visitor's cart, with the headers that remember or forget it. */
export interface CartAnswer extends CartReply {
  /** The platform's own cart, for what cart-core does not keep. */
  data: CartData | null
  headers: Headers
  /** The visitor came with a cart that no longer exists. */
  isGone: boolean
}

/** Reads the visitor's cart. A cart that has ended, or was never there, is forgotten. */
export async function readCart(
  { request, context }: LoaderFunctionArgs,
  { api }: PageContext,
): Promise<CartAnswer> {
  const id = await readCartId(request, context.settings)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (!id) return { cart: null, data: null, errors: [], headers, isGone: false }
  const { cart } = await api.query(CartDocument, { id })
  const isOver = !cart || cart.token !== null
  if (isOver) headers.append('Set-Cookie', await writeCartId(null, context.settings))
  const data = isOver ? null : cart
  return { cart: data && toCart(data), data, errors: [], headers, isGone: !cart }
}

/** Makes the change that a form asks for and answers with the cart as it stands then. */
export async function answerCartChange(
  { request, context }: ActionFunctionArgs,
  { api }: PageContext,
): Promise<CartReply & { headers: Headers }> {
  const known = await readCartId(request, context.settings)
  const { cart, errors } = await changeCart(api, known, await readFormData(request))
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (cart && cart.id !== known) {
    headers.append('Set-Cookie', await writeCartId(cart.id, context.settings))
  } else if (isForgotten(errors)) {
    headers.append('Set-Cookie', await writeCartId(null, context.settings))
  }
  return { cart: cart && toCart(cart), errors, headers }
}

function isForgotten(errors: readonly CartRefusal[]): boolean {
  return errors.some(({ code }) => code === 'CART_NOT_FOUND')
}
