import {
  CartAcceptChangesDocument,
  CartAddItemDocument,
  CartRemoveItemDocument,
  CartSetItemDocument,
  CartUpdateItemDocument,
} from '@floga/api-client/operations'
import { parseQuantity } from '@floga/cart-core'

import type { CartData } from './api-types.js'
import type { ShopApi } from './api.server.js'
import type { CartRefusal } from './cart-errors.js'
import { logFailure } from './log.server.js'

/** What became of a change: the cart as it stands now, and why it may not have changed. */
export interface CartOutcome {
  cart: CartData | null
  errors: CartRefusal[]
}

type CartPayload = { cart: CartData | null; errors: readonly Refusal[] }
type Refusal = { code: string; lineId?: string | null; available?: number | null }

/** Makes the change that a form asks for. `cartId` null: adding starts a new cart. */
export async function changeCart(
  api: ShopApi,
  cartId: string | null,
  form: FormData,
): Promise<CartOutcome> {
  try {
    return toOutcome(await send(api, cartId, form))
  } catch (error) {
    logFailure('cart change failed', error)
    return refused('UNKNOWN', textOf(form, 'lineId'))
  }
}

async function send(api: ShopApi, cartId: string | null, form: FormData): Promise<CartPayload> {
  const lineId = textOf(form, 'lineId') ?? ''
  const clientMutationId = textOf(form, 'mutationId')
  const intent = textOf(form, 'difference') ? 'change' : textOf(form, 'intent')
  if (intent === 'add') {
    const quantity = parseQuantity(form.get('quantity') ?? '1')
    if (!quantity.ok) return refused('INVALID_QUANTITY')
    const variantId = textOf(form, 'variantId') ?? ''
    const input = { cartId, variantId, quantity: quantity.quantity, clientMutationId }
    const first = (await api.mutate(CartAddItemDocument, { input })).cartAddItem
    // A cart that has ended since makes room for a new one; the shopper only wants the thing.
    const isGone = first.errors.some(({ code }) => code === 'CART_NOT_FOUND')
    return isGone && cartId
      ? (await api.mutate(CartAddItemDocument, { input: { ...input, cartId: null } })).cartAddItem
      : first
  }
  if (!cartId) return refused('CART_NOT_FOUND')
  switch (intent) {
    case 'change': {
      const difference = Number(textOf(form, 'difference'))
      if (!Number.isInteger(difference)) return refused('INVALID_QUANTITY', lineId)
      const input = { cartId, lineId, difference, clientMutationId }
      return (await api.mutate(CartUpdateItemDocument, { input })).cartUpdateItem
    }
    case 'set': {
      const quantity = parseQuantity(form.get('quantity'))
      const from = parseQuantity(form.get('fromQuantity'))
      if (!quantity.ok || !from.ok) return refused('INVALID_QUANTITY', lineId)
      const input = {
        cartId,
        lineId,
        quantity: quantity.quantity,
        fromQuantity: from.quantity,
        clientMutationId,
      }
      return (await api.mutate(CartSetItemDocument, { input })).cartSetItem
    }
    case 'remove': {
      const input = { cartId, lineId, clientMutationId }
      return (await api.mutate(CartRemoveItemDocument, { input })).cartRemoveItem
    }
    case 'accept':
      return (await api.mutate(CartAcceptChangesDocument, { cartId })).cartAcceptChanges
    default:
      return refused('UNKNOWN')
  }
}

function refused(code: string, lineId: string | null = null): CartOutcome {
  return { cart: null, errors: [{ code, lineId, available: null }] }
}

function toOutcome({ cart, errors }: CartPayload): CartOutcome {
  return {
    cart,
    errors: errors.map(({ code, lineId, available }) => ({
      code,
      lineId: lineId ?? null,
      available: available ?? null,
    })),
  }
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : null
}
