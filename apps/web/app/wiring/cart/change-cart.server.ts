import {
  CartAcceptChangesDocument,
  CartAddItemDocument,
  CartApplyCouponDocument,
  CartRemoveCouponDocument,
  CartDeleteSavedItemDocument,
  CartRemoveItemDocument,
  CartRestoreExpiredDocument,
  CartRestoreItemDocument,
  CartSaveItemDocument,
  CartSetAddressDocument,
  CartSetItemDocument,
  CartUpdateItemDocument,
} from '@floga/api-client/operations'
import { parseQuantity } from '@floga/cart-core'

import type { CartData } from '../api/api-types.js'
import type { ShopApi } from '../api/create-shop-api.server.js'
import type { CartMergeChange } from './cart-merge-message.js'
import type { CartUserError } from './cart-error-message.js'
import { logFailure } from '../api/log-failure.server.js'

/** The result of a change: the cart as it is now, and why it may not have changed. */
export interface CartChangeResult {
  cart: CartData | null
  errors: CartUserError[]
  /** The result of each product where several were added at once. */
  changes: readonly CartMergeChange[]
}

interface CartPayload {
  cart: CartData | null
  errors: readonly { code: string; lineId?: string | null; available?: number | null }[]
  mergeResults?: readonly CartMergeChange[]
}

interface CartCall {
  api: ShopApi
  cartId: string
  lineId: string
  clientMutationId: string | null
  textOf: (name: string) => string | null
}

/** Makes the change that a form asks for. `cartId` null: adding starts a new cart. */
export async function changeCart(
  api: ShopApi,
  cartId: string | null,
  form: FormData,
): Promise<CartChangeResult> {
  const textOf = (name: string): string | null => {
    const value = form.get(name)
    return typeof value === 'string' && value !== '' ? value : null
  }
  const lineId = textOf('lineId') ?? ''
  const call = { api, lineId, clientMutationId: textOf('mutationId'), textOf }
  try {
    const intent = textOf('difference') ? 'change' : textOf('intent')
    // A form without the field means one; a field that was emptied means nothing.
    const quantity = form.get('quantity') ?? '1'
    if (intent === 'add') return toResult(await add({ ...call, cartId, quantity }))
    if (!cartId) return refused('CART_NOT_FOUND')
    const change = intent !== null && Object.hasOwn(changes, intent) ? changes[intent] : undefined
    return change ? toResult(await change({ ...call, cartId })) : refused('UNKNOWN')
  } catch (error) {
    logFailure('cart change failed', error)
    return refused('UNKNOWN', lineId || null)
  }
}

interface AddCall extends Omit<CartCall, 'cartId'> {
  cartId: string | null
  /** As it was typed. */
  quantity: unknown
}

async function add(call: AddCall) {
  const { api, cartId, clientMutationId, textOf } = call
  const quantity = parseQuantity(call.quantity)
  if (!quantity.ok) return refused('INVALID_QUANTITY')
  const variantId = textOf('variantId') ?? ''
  const input = { cartId, variantId, quantity: quantity.quantity, clientMutationId }
  const first = (await api.mutate(CartAddItemDocument, { input })).cartAddItem
  // A cart that has ended since is replaced by a new one: the shopper only wants the product.
  const isGone = first.errors.some(({ code }) => code === 'CART_NOT_FOUND')
  return isGone && cartId
    ? (await api.mutate(CartAddItemDocument, { input: { ...input, cartId: null } })).cartAddItem
    : first
}

/** What forms ask for by their `intent`, but for adding, which needs no cart. */
const changes: Record<string, (call: CartCall) => Promise<CartPayload>> = {
  async change({ api, cartId, lineId, clientMutationId, textOf }) {
    const difference = Number(textOf('difference'))
    if (!Number.isInteger(difference)) return refused('INVALID_QUANTITY', lineId)
    const input = { cartId, lineId, difference, clientMutationId }
    return (await api.mutate(CartUpdateItemDocument, { input })).cartUpdateItem
  },
  async set({ api, cartId, lineId, clientMutationId, textOf }) {
    const typed = parseQuantity(textOf('quantity'))
    const from = parseQuantity(textOf('fromQuantity'))
    if (!typed.ok || !from.ok) return refused('INVALID_QUANTITY', lineId)
    const [quantity, fromQuantity] = [typed.quantity, from.quantity]
    const input = { cartId, lineId, quantity, fromQuantity, clientMutationId }
    return (await api.mutate(CartSetItemDocument, { input })).cartSetItem
  },
  async remove({ api, cartId, lineId, clientMutationId }) {
    const input = { cartId, lineId, clientMutationId }
    return (await api.mutate(CartRemoveItemDocument, { input })).cartRemoveItem
  },
  async save({ api, cartId, lineId, clientMutationId }) {
    const input = { cartId, lineId, clientMutationId }
    return (await api.mutate(CartSaveItemDocument, { input })).cartSaveItem
  },
  async restore({ api, cartId, lineId, clientMutationId, textOf }) {
    const some = parseQuantity(textOf('quantity'))
    const quantity = some.ok ? some.quantity : null
    const input = { cartId, lineId, quantity, clientMutationId }
    return (await api.mutate(CartRestoreItemDocument, { input })).cartRestoreItem
  },
  async forget({ api, cartId, lineId, clientMutationId }) {
    const input = { cartId, lineId, clientMutationId }
    return (await api.mutate(CartDeleteSavedItemDocument, { input })).cartDeleteSavedItem
  },
  async accept({ api, cartId }) {
    return (await api.mutate(CartAcceptChangesDocument, { cartId })).cartAcceptChanges
  },
  async coupon({ api, cartId, textOf }) {
    const code = textOf('code') ?? ''
    return (await api.mutate(CartApplyCouponDocument, { cartId, code })).cartApplyCoupon
  },
  async 'drop-coupon'({ api, cartId }) {
    return (await api.mutate(CartRemoveCouponDocument, { cartId })).cartRemoveCoupon
  },
  async address({ api, cartId, textOf }) {
    const input = { cartId, country: textOf('country') ?? '', postalCode: textOf('postalCode') }
    return (await api.mutate(CartSetAddressDocument, { input })).cartSetAddress
  },
  async renew({ api, cartId }) {
    return (await api.mutate(CartRestoreExpiredDocument, { cartId })).cartRestoreExpired
  },
}

function refused(code: string, lineId: string | null = null): CartChangeResult {
  return { cart: null, errors: [{ code, lineId, available: null }], changes: [] }
}

function toResult({ cart, errors, mergeResults = [] }: CartPayload): CartChangeResult {
  return {
    cart,
    errors: errors.map(({ code, lineId, available }) => ({
      code,
      lineId: lineId ?? null,
      available: available ?? null,
    })),
    changes: mergeResults,
  }
}
