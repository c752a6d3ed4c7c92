import { SharedCartUpdatesDocument } from '@floga/api-client/operations'
import { createEventStream } from '@floga/remix-server/app'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { logFailure } from '../../request/api/log-failure.server.js'
import { readCartId } from '../cart/server/cart-cookies.server.js'
import { toCart } from '../cart/server/to-cart.server.js'
import { toSharedCart } from './server/to-shared-cart.js'
import { pageContext } from '../../request/page-context.server.js'
import type { PageHandle } from '../../request/page-handle.js'

export const handle: PageHandle = { access: 'everyone' }

/**
 * Streams others' changes of the visitor's shared cart. The browser has no key of the cart: the
 * cookie has it. 204 without one.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { api, shop, url } = await pageContext(args)
  const { stopSignal } = args.context
  const cartId = await readCartId(args.request, args.context)
  const afterRevision = Number(url.searchParams.get('after') ?? 0)
  if (!Number.isSafeInteger(afterRevision) || afterRevision < 0) {
    return new Response('Bad revision', { status: 400 })
  }
  if (!cartId) return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })

  async function* updates(signal: AbortSignal) {
    const variables = { cartId: cartId!, afterRevision }
    for await (const data of api.subscribe(SharedCartUpdatesDocument, variables, signal)) {
      const { cart, sharedCart, ...update } = data.sharedCartUpdates
      yield {
        ...update,
        cart: cart && toCart(shop, cart),
        sharedCart: sharedCart && toSharedCart(shop, sharedCart),
      }
    }
  }
  return createEventStream(updates, {
    signal: stopSignal,
    onError: (error) => logFailure('the updates of a shared cart ended', error),
  })
}
