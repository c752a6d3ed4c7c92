import { SharedCartLockDocument } from '@floga/api-client/operations'
import type { CartSharing } from '@floga/cart-core'
import { redirect } from '@remix-run/node'

import { logFailure } from '../../wiring/api/log-failure.server.js'
import type { PageContext } from '../../wiring/request/page-context.server.js'

/** A lock that lasts longer than this needs no renewal. */
const ENOUGH_MS = 5 * 60_000

/**
 * Locks a shared cart while its owner orders. What a page is fetched ahead for locks nothing: nobody has asked for it yet.
 *
 * @throws {Response} To the cart for everybody but the owner.
 */
export async function lockForOrder(
  request: Request,
  { api, href }: Pick<PageContext, 'api' | 'href'>,
  { cartId, sharing }: { cartId: string; sharing: CartSharing },
): Promise<void> {
  if (sharing.role !== 'OWNER') throw redirect(href('/shopping-cart'))
  const isFetchedAhead = /prefetch|prerender/.test(request.headers.get('Sec-Purpose') ?? '')
  const leftMs = sharing.lockedUntil ? Date.parse(sharing.lockedUntil) - Date.now() : 0
  if (isFetchedAhead || leftMs >= ENOUGH_MS || sharing.state === 'ORDERED') return
  try {
    await api.mutate(SharedCartLockDocument, { cartId })
  } catch (error) {
    // The order itself is refused where somebody changed the cart meanwhile.
    logFailure('a shared cart was not locked', error)
  }
}
