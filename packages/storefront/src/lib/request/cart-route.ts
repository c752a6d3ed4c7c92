import { redirect } from '@remix-run/node'

import { changeCart, readCart } from './change-cart.js'
import type { ShopRequest } from './open-request.js'

/** The cart, as its page shows it. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the view takes its type
export async function loadCart(shop: ShopRequest) {
  return {
    cart: await readCart(shop),
    meta: shop.meta({ title: shop.t('cart.title'), noindex: true }),
  }
}

/** Runs the action of a cart form. @throws {Response} A redirect to the cart when done. */
export async function postCart(shop: ShopRequest, request: Request): Promise<{ errors: string[] }> {
  const { cart, errors } = await changeCart(shop, await request.formData())
  const headers = cart ? await shop.keepCart(cart.id) : {}
  if (errors.length === 0) throw redirect(shop.href('/shopping-cart'), { headers })
  return { errors: errors.map(({ message }) => message) }
}

/**
 * Loads the number of items in the visitor's cart, for the badge. Pages are cached and public, so
 * they do not contain it.
 */
export async function loadCartCount(shop: ShopRequest): Promise<Response> {
  const cart = await readCart(shop)
  return Response.json(cart?.data.quantity ?? 0, { headers: { 'Cache-Control': 'no-store' } })
}
