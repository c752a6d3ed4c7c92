import { OrderAttemptDocument } from '@floga/api-client/operations'
import { redirect } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'

import { readCartId } from '../../cart/server/cart-cookies.server.js'
import { isUnavailable } from '../../../request/api/responses.server.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { readDraft } from '../values/checkout-draft.server.js'
import { finishedHeaders } from './load-checkout.server.js'

/** How long an order may still be on its way after its sender gave up waiting. */
const LONGEST_MS = 5_000

/**
 * Looks for the order of a checkout whose response was lost.
 *
 * @returns Whether it certainly does not exist; false while it may still be created, or while the
 * platform is unavailable.
 * @throws {Response} To the order once it is found, to the cart when there is no checkout.
 */
export async function findAttempt(args: LoaderFunctionArgs, page: PageContext): Promise<boolean> {
  const { context } = args
  const cartId = await readCartId(args.request, context)
  if (!cartId) throw redirect(page.href('/shopping-cart'))
  const { key } = await readDraft(args, cartId)
  try {
    const { orderAttempt } = await page.api.query(OrderAttemptDocument, { idempotencyKey: key })
    if (orderAttempt) {
      throw redirect(page.href(`/receipt/${orderAttempt.id}`), {
        headers: await finishedHeaders(context),
      })
    }
  } catch (thrown) {
    if (isUnavailable(thrown)) return false
    throw thrown
  }
  const sinceMs = Number(page.url.searchParams.get('since'))
  return !(Date.now() - sinceMs < LONGEST_MS)
}
