import { mergeItem } from '../../domains/cart/add-items.js'
import type { SkuQuantity } from '../../domains/cart/add-items.js'
import { findVariants } from '../../domains/cart/check-addition.js'
import type { Transaction } from '../../foundation/database/database.js'
import type { PlatformContext } from '../platform-context.js'
import { loadLineProducts } from './line-products.js'
import { toReasonMessage } from './merge-payload.js'

/**
 * Builds the contract's SkuItem for each item: the variant, and the quantity that an empty cart
 * could get.
 */
export async function readSkuItems(
  sql: Transaction,
  context: PlatformContext,
  items: readonly SkuQuantity[],
) {
  const variants = await findVariants(
    sql,
    'sku',
    items.map(({ sku }) => sku),
  )
  const ids = [...variants.values()].map(({ id }) => id)
  const products = await loadLineProducts(sql, context, ids)
  return items.map(({ sku, quantity: requestedQuantity }) => {
    const variant = variants.get(sku)
    const item = { variantId: variant?.id ?? null, quantity: requestedQuantity }
    const { quantity, reason } = mergeItem([], item, variant)
    const product = variant && products.get(variant.id)
    return {
      sku,
      requestedQuantity,
      variant: product?.variant ?? null,
      productName: product?.productName ?? null,
      productSlug: product?.productSlug ?? null,
      image: product?.image ?? null,
      kind: product?.kind ?? null,
      quantity,
      reason,
      message: reason === null ? null : toReasonMessage(reason, context.messages),
    }
  })
}
