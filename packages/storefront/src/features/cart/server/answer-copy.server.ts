import { CartAddItemsDocument } from '@floga/api-client/operations'
import { isPassedOn } from '@floga/cart-core'
import type { CartUserError } from '@floga/cart-core'
import { isPersonKey } from '@floga/platform-contract'
import type { ActionFunctionArgs } from '@remix-run/node'

import { parseCopyItems } from '../copy/copy-items.js'
import type { CopyItem } from '../copy/copy-items.js'
import type { ShopApi } from '../../../request/api/create-shop-api.server.js'
import { logFailure } from '../../../request/api/log-failure.server.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { readFormData } from '../../../request/read-form-data.server.js'
import { toSuggested } from './change-cart.server.js'
import type { ChangeStatus } from './change-cart.server.js'
import { saveMergeChanges } from './cart-cookies.server.js'
import { readChangeId } from './change-id.server.js'
import { findAdditionTarget } from './return-to-own-cart.server.js'

/**
 * Adds the available items of a link to a copy of a cart; the next page that shows the cart shows
 * the results.
 */
export async function answerCopy(
  args: ActionFunctionArgs,
  { api }: PageContext,
): Promise<{ errors: CartUserError[]; status: ChangeStatus; headers: Headers }> {
  const { request, context } = args
  const form = await readFormData(request)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const items = parseCopyItems(form.get('items'))
  if (!items) return { errors: [toUserError('UNKNOWN')], status: 400, headers }
  const { id, renew } = await readChangeId(args, form)
  const target = await findAdditionTarget(args, api)
  try {
    const { cart, errors, mergeResults } = await addItems(api, target.cartId, items, id)
    await renew()
    await saveMergeChanges(
      context,
      mergeResults.map((result) => ({ ...result, productName: result.productName || result.sku })),
    )
    if (cart) await target.remember(cart.id)
    const result = errors.map(({ code }) => toSuggested(toUserError(code)))
    return { errors: result, status: result.every(isPassedOn) ? 200 : 400, headers }
  } catch (error) {
    if (error instanceof Response) throw error
    logFailure('a copy of a cart was not added', error)
    return { errors: [toUserError('UNKNOWN')], status: 503, headers }
  }
}

async function addItems(
  api: ShopApi,
  cartId: string | null,
  items: CopyItem[],
  clientMutationId: string | null,
) {
  const input = { cartId, items, clientMutationId }
  const first = (await api.mutate(CartAddItemsDocument, { input })).cartAddItems
  // A cart that has ended since is replaced by a new one: the shopper only wants the products.
  const isGone = first.errors.some(({ code }) => code === 'CART_NOT_FOUND')
  return isGone && cartId && !isPersonKey(cartId)
    ? (await api.mutate(CartAddItemsDocument, { input: { ...input, cartId: null } })).cartAddItems
    : first
}

function toUserError(code: string): CartUserError {
  return { code, lineId: null, available: null }
}
