import type { MergeResult } from '../../domains/cart/add-items.js'
import type { CartResult } from '../../domains/cart/change-cart.js'
import type { Transaction } from '../../foundation/database/database.js'
import type { Messages } from '../../foundation/messages/messages.js'
import { toAccountPayload } from '../auth/account-tools.js'
import type { PlatformContext } from '../platform-context.js'
import { toCartView } from './cart-view.js'
import { loadLineProducts } from './line-products.js'

/** Builds the payload of adding several items to a cart: the cart, and a result for each item. */
export async function toMergePayload(
  sql: Transaction,
  context: PlatformContext,
  merged: CartResult,
  now: Date,
) {
  const { cart, mergeResults, errors } = merged
  const ids = mergeResults.flatMap(({ variantId }) => variantId ?? [])
  const products = await loadLineProducts(sql, context, ids)
  return {
    cart: cart ? await toCartView(sql, context, cart, now) : null,
    mergeResults: mergeResults.map((result) => toMergeResultView(context, result, products)),
    ...toAccountPayload(context, ...errors),
  }
}

function toMergeResultView(
  { messages }: PlatformContext,
  { variantId, sku = '', reason, wanted, ...result }: MergeResult,
  products: Awaited<ReturnType<typeof loadLineProducts>>,
) {
  const product = variantId === null ? undefined : products.get(variantId)
  const label = product?.variant.label ?? ''
  const name = product?.productName ?? ''
  return {
    ...result,
    requestedQuantity: wanted,
    reason,
    message: reason === null ? null : toReasonMessage(reason, messages),
    productName: label === '' ? name : `${name}, ${label}`,
    sku: product?.variant.sku ?? sku,
  }
}

/** Explains why an item is not in the cart as requested. */
export function toReasonMessage(
  reason: NonNullable<MergeResult['reason']>,
  messages: Messages,
): string {
  return messages.say(`message.${reason === 'NOT_FOUND' ? 'skuUnknown' : reason}`)
}
