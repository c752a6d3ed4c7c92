import {
  CartAcceptChangesDocument,
  CartAddItemDocument,
  CartApplyCouponDocument,
  CartDeleteSavedItemDocument,
  CartRemoveCouponDocument,
  CartRemoveItemDocument,
  CartRestoreExpiredDocument,
  CartRestoreItemDocument,
  CartSaveItemDocument,
  CartSetAddressDocument,
  CartSetItemDocument,
  CartUpdateItemDocument,
} from '@floga/api-client/operations'
import { isPassedOn } from '@floga/cart-core'
import type { CartChange, CartUserError } from '@floga/cart-core'
import { isPersonKey } from '@floga/platform-contract'

import type { CartData } from '../../../request/api/api-types.js'
import type { ShopApi } from '../../../request/api/create-shop-api.server.js'
import { logFailure } from '../../../request/api/log-failure.server.js'
import type { CartMergeChange } from '../cart-merge-message.js'

/**
 * HTTP status of the response to a change. 503: the platform did not respond, so the change may or
 * may not have been made.
 */
export type ChangeStatus = 200 | 400 | 503

/** The result of a change: the cart as it is now, and why it may not have changed. */
export interface CartChangeResult {
  status: ChangeStatus
  cart: CartData | null
  errors: CartUserError[]
  /** The result of each product where several were added at once. */
  changes: readonly CartMergeChange[]
}

interface CartPayload {
  cart: CartData | null
  errors: readonly {
    code: string
    lineId?: string | null
    available?: number | null
    by?: string | null
  }[]
  mergeResults?: readonly CartMergeChange[]
}

/**
 * Makes one change; a failure is an error of the result. `cartId` null: adding starts a new cart.
 */
export async function changeCart(
  api: ShopApi,
  cartId: string | null,
  change: CartChange,
  clientMutationId: string | null,
): Promise<CartChangeResult> {
  // The cart's cookie is set by the same response.
  if (change.kind === 'drop-expired') return toResult({ cart: null, errors: [] })
  try {
    if (change.kind === 'add') return toResult(await add(api, cartId, change, clientMutationId))
    if (!cartId) return refuse('CART_NOT_FOUND')
    return toResult(await send(api, cartId, change, clientMutationId))
  } catch (error) {
    logFailure('cart change failed', error)
    const lineId = 'lineId' in change ? change.lineId : null
    return { ...refuse('UNKNOWN', lineId), status: 503 }
  }
}

async function add(
  api: ShopApi,
  cartId: string | null,
  { variantId, quantity }: Extract<CartChange, { kind: 'add' }>,
  clientMutationId: string | null,
): Promise<CartPayload> {
  const input = { cartId, variantId, quantity, clientMutationId }
  const first = (await api.mutate(CartAddItemDocument, { input })).cartAddItem
  // A cart that has ended since is replaced by a new one: the shopper only wants the product.
  const isGone = first.errors.some(({ code }) => code === 'CART_NOT_FOUND')
  const { cart, errors } =
    isGone && cartId && !isPersonKey(cartId)
      ? (await api.mutate(CartAddItemDocument, { input: { ...input, cartId: null } })).cartAddItem
      : first
  return { cart, errors: errors.map(toSuggested) }
}

/** What is added to a locked cart reaches its owner as a suggestion. */
export function toSuggested<UserError extends { code: string }>(
  error: UserError,
): Omit<UserError, 'code'> & { code: string } {
  return error.code === 'CART_LOCKED' ? { ...error, code: 'SUGGESTED' } : error
}

async function send(
  api: ShopApi,
  cartId: string,
  change: Exclude<CartChange, { kind: 'add' | 'drop-expired' }>,
  clientMutationId: string | null,
): Promise<CartPayload> {
  const sent = { cartId, clientMutationId }
  switch (change.kind) {
    case 'change-by': {
      const input = { ...sent, lineId: change.lineId, difference: change.difference }
      return (await api.mutate(CartUpdateItemDocument, { input })).cartUpdateItem
    }
    case 'set': {
      const { lineId, quantity, fromQuantity = quantity } = change
      const input = { ...sent, lineId, quantity, fromQuantity }
      return (await api.mutate(CartSetItemDocument, { input })).cartSetItem
    }
    case 'remove': {
      const input = { ...sent, lineId: change.lineId }
      return (await api.mutate(CartRemoveItemDocument, { input })).cartRemoveItem
    }
    case 'save': {
      const input = { ...sent, lineId: change.lineId }
      return (await api.mutate(CartSaveItemDocument, { input })).cartSaveItem
    }
    case 'restore': {
      const input = { ...sent, lineId: change.lineId, quantity: change.quantity ?? null }
      return (await api.mutate(CartRestoreItemDocument, { input })).cartRestoreItem
    }
    case 'delete-saved': {
      const input = { ...sent, lineId: change.lineId }
      return (await api.mutate(CartDeleteSavedItemDocument, { input })).cartDeleteSavedItem
    }
    case 'accept-changes':
      return (await api.mutate(CartAcceptChangesDocument, { cartId })).cartAcceptChanges
    case 'apply-coupon':
      return (await api.mutate(CartApplyCouponDocument, { cartId, code: change.code }))
        .cartApplyCoupon
    case 'remove-coupon':
      return (await api.mutate(CartRemoveCouponDocument, { cartId })).cartRemoveCoupon
    case 'set-address': {
      const input = { cartId, country: change.country, postalCode: change.postalCode }
      return (await api.mutate(CartSetAddressDocument, { input })).cartSetAddress
    }
    case 'restore-expired':
      return (await api.mutate(CartRestoreExpiredDocument, { cartId })).cartRestoreExpired
  }
}

/** The result of a change that was not made. */
export function refuse(code: string, lineId: string | null = null): CartChangeResult {
  return { status: 400, cart: null, errors: [{ code, lineId, available: null }], changes: [] }
}

function toResult({ cart, errors, mergeResults = [] }: CartPayload): CartChangeResult {
  return {
    status: errors.every(isPassedOn) ? 200 : 400,
    cart,
    errors: errors.map(({ code, lineId, available, by }) => ({
      code,
      lineId: lineId ?? null,
      available: available ?? null,
      by: by ?? null,
    })),
    changes: mergeResults,
  }
}
