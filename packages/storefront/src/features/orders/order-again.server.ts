import { OrderAgainDocument } from '@floga/api-client/operations'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'
import { randomUUID } from 'node:crypto'
import { isUnauthorized, toLogin } from '../../request/api/create-shop-api.server.js'
import { saveMergeChanges } from '../cart/server/cart-cookies.server.js'
import { findAdditionTarget } from '../cart/server/return-to-own-cart.server.js'
import { logFailure } from '../../request/api/log-failure.server.js'
import { readFormData } from '../../request/read-form-data.server.js'
import { pageData } from '../../request/page-data.server.js'
import { pageContext } from '../../request/page-context.server.js'

/** Adds the available items of an order to the cart, which shows the others. */
export async function orderAgain(args: ActionFunctionArgs) {
  const { api, href, shop, url } = await pageContext(args)
  const orderId = args.params['id'] ?? ''
  try {
    const known = (await readFormData(args.request)).get('mutationId')
    const clientMutationId = typeof known === 'string' && known ? known : randomUUID()
    const { cartId, remember } = await findAdditionTarget(args, api)
    const input = { orderId, cartId, clientMutationId }
    const first = (await api.mutate(OrderAgainDocument, { input })).orderAgain
    const isGone = first.errors.some(({ code }) => code === 'CART_NOT_FOUND')
    const { cart, mergeResults, errors } = isGone
      ? (await api.mutate(OrderAgainDocument, { input: { ...input, cartId: null } })).orderAgain
      : first
    const [userError] = errors
    if (userError) return pageData({ message: userError.message }, { status: 400 })
    if (cart) await remember(cart.id)
    await saveMergeChanges(args.context, mergeResults)
  } catch (error) {
    if (isUnauthorized(error)) throw toLogin(shop, url.pathname)
    logFailure('an order was not repeated', error)
    return pageData({ message: null }, { status: 503 })
  }
  throw redirect(href('/shopping-cart'), 303)
}
