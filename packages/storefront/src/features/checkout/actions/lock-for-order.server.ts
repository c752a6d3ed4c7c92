import { SharedCartLockDocument } from '@floga/api-client/operations'
import type { CartSharing } from '@floga/cart-core'
import { redirect } from '@remix-run/node'

import { logFailure } from '../../../request/api/log-failure.server.js'
import type { PageContext } from '../../../request/page-context.server.js'

/** A lock that lasts longer than this needs no renewal. */
const ENOUGH_MS = 5 * 60_000

/**
 * Locks a shared cart while its owner orders. A prefetch locks nothing: its page may never be
 * opened.
 *
 * @throws {Response} A redirect to the cart for everyone but the owner.
 */
export async function lockForOrder(
  request: Request,
  { api, href }: Pick<PageContext, 'api' | 'href'>,
  { cartId, sharing }: { cartId: string; sharing: CartSharing },
): Promise<void> {
  if (sharing.role !== 'OWNER') throw redirect(href('/shopping-cart'))
  const isPrefetch = /prefetch|prerender/.test(request.headers.get('Sec-Purpose') ?? '')
  const leftMs = sharing.lockedUntil ? Date.parse(sharing.lockedUntil) - Date.now() : 0
  if (isPrefetch || leftMs >= ENOUGH_MS || sharing.state === 'ORDERED') return
  try {
    await api.mutate(SharedCartLockDocument, { cartId })
  } catch (error) {
    // The order itself is rejected if another person has changed the cart.
    logFailure('a shared cart was not locked', error)
  }
}
