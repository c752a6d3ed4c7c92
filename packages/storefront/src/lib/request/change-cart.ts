import {
  CartAddItemDocument,
  CartDocument,
  CartRemoveItemDocument,
  CartSetItemDocument,
  CartUpdateItemDocument,
} from '@floga/api-client/operations'
import type { CartViewFragment, UserErrorFieldsFragment } from '@floga/api-client/operations'
import { parseCartForm } from '@floga/cart-core'

import type { ShopRequest } from './open-request.js'

/** The result of a change. */
export interface CartAnswer {
  cart?: CartViewFragment | null
  errors: readonly Pick<UserErrorFieldsFragment, 'message'>[]
}

/** The visitor's cart; null without one, and once it was ordered. */
export async function readCart(shop: ShopRequest): Promise<CartViewFragment | null> {
  const id = await shop.cartId()
  const { cart } = id ? await shop.query(CartDocument, { id }) : { cart: null }
  return cart?.token ? null : (cart ?? null)
}

/** Runs the action of a cart form. */
export async function changeCart(shop: ShopRequest, form: FormData): Promise<CartAnswer> {
  const parsed = parseCartForm(form)
  const failed = { errors: [{ message: shop.t('cart.failed') }] }
  if (parsed.status === 'invalid') return failed
  const { change } = parsed
  const { mutate } = shop
  const cartId = (await readCart(shop))?.id
  if (change.kind === 'add') {
    const { variantId, quantity } = change
    const input = { cartId: cartId ?? null, variantId, quantity }
    return (await mutate(CartAddItemDocument, { input })).cartAddItem
  }
  if (!cartId) return failed
  switch (change.kind) {
    case 'change-by': {
      const { lineId, difference } = change
      return (await mutate(CartUpdateItemDocument, { input: { cartId, lineId, difference } }))
        .cartUpdateItem
    }
    case 'set': {
      const { lineId, quantity, fromQuantity = quantity } = change
      const input = { cartId, lineId, quantity, fromQuantity }
      return (await mutate(CartSetItemDocument, { input })).cartSetItem
    }
    case 'remove':
      return (await mutate(CartRemoveItemDocument, { input: { cartId, lineId: change.lineId } }))
        .cartRemoveItem
    default:
      return failed
  }
}
