import {
  CartDocument,
  ExpiredCartDocument,
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
import type { ExpiredCartQuery } from '@floga/api-client/operations'
import { parseCartForm, shouldClearAfterNavigation } from '@floga/cart-core'
import type { CartReply, CartChange, CartUserError } from '@floga/cart-core'
import { isPersonKey } from '@floga/platform-contract'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  readCartId,
  readOwnCartId,
  saveMergeChanges,
  writeCartId,
  writeOwnCartId,
} from './cart-cookies.server.js'
import type { PageContext } from '../request/page-context.server.js'
import { readChangeId } from './change-id.server.js'
import { readFormData } from '../request/read-form-data.server.js'
import { toCart } from './to-cart.server.js'
import type { CartData } from '../api/api-types.js'
import type { ShopApi } from '../api/create-shop-api.server.js'
import type { CartMergeChange } from './cart-merge-message.js'
import { logFailure } from '../api/log-failure.server.js'

/** A visitor's cart, with the headers that remember or forget it. */
export interface CartAnswer extends CartReply {
  headers: Headers
  /** The visitor came with a cart that no longer exists. */
  isGone: boolean
  /** The visitor came with a shared cart that they no longer belong to. */
  isOver: boolean
  /** What lay in a cart that has expired: it can be put in again. */
  expired: NonNullable<ExpiredCartQuery['expiredCart']>['lines'] | null
}

/**
 * Reads the visitor's cart. One that an order was placed from is forgotten outside checkout, for the one that goes on
 * with what was saved for later; one that was never there is forgotten at once.
 *
 * @param path Of the page that shows it.
 */
export async function readCart(
  { request, context }: LoaderFunctionArgs,
  { api }: PageContext,
  path: string,
): Promise<CartAnswer> {
  const { settings } = context
  const id = await readCartId(request, settings)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const nothing = { cart: null, errors: [], headers, isGone: false, isOver: false, expired: null }
  const remember = async (cartId: string | null) =>
    headers.append('Set-Cookie', await writeCartId(cartId, settings))
  // The visitor no longer belongs to the shared cart: their own comes back.
  const ownCart = async () => {
    const own = await readOwnCartId(request, settings)
    await remember(own)
    if (!own) return { cart: null }
    headers.append('Set-Cookie', await writeOwnCartId(null, settings))
    const { cart } = await api.query(CartDocument, { id: own })
    return { cart: cart && toCart(cart) }
  }
  if (!id) return nothing

  const { cart } = await api.query(CartDocument, { id })
  if (!cart && isPersonKey(id)) return { ...nothing, ...(await ownCart()), isOver: true }
  if (!cart) {
    const { expiredCart } = await api.query(ExpiredCartDocument, { id })
    if (expiredCart && expiredCart.lines.length > 0) {
      return { ...nothing, expired: expiredCart.lines }
    }
    await remember(null)
    return { ...nothing, isGone: true }
  }
  if (!shouldClearAfterNavigation(path, { token: cart.token ?? null })) {
    return { ...nothing, cart: toCart(cart) }
  }
  const next = cart.nextId ? (await api.query(CartDocument, { id: cart.nextId })).cart : null
  await remember(next?.id ?? null)
  return { ...nothing, cart: next && toCart(next) }
}

/** Makes the change that a form asks for and answers with the cart as it stands then. */
export async function answerCartChange(
  args: ActionFunctionArgs,
  { api }: PageContext,
): Promise<CartReply & { status: ChangeStatus; headers: Headers; form: FormData }> {
  const { request, context } = args
  const known = await readCartId(request, context.settings)
  const form = await readFormData(request)
  const changeId = await readChangeId(args, form)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const remember = async (cartId: string | null) =>
    headers.append('Set-Cookie', await writeCartId(cartId, context.settings))
  const { cart, errors, changes, status } = await changeCart(api, known, form, changeId.id)
  // Whether it was made is not known: sent again, it is the same change.
  if (status !== 503) await changeId.renew()
  const parsed = parseCartForm(form)
  // Whoever was removed is told so by the next page, with their own cart.
  const isShared = known !== null && isPersonKey(known)
  const isLeft = parsed.status === 'valid' && parsed.change.kind === 'drop-expired'
  await saveMergeChanges(context, changes)
  // Written anew with each change: it outlives the cart, so that an expired one can be renewed.
  if (cart) await remember(cart.id)
  else if (isLeft || (errors.some(({ code }) => code === 'CART_NOT_FOUND') && !isShared)) {
    await remember(null)
  }
  return { cart: cart && toCart(cart), errors, status, headers, form }
}

/** HTTP status of the answer to a change. 503: nobody at the platform answered, so that nobody knows whether it was made. */
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

/** Makes the change that a form asks for. `cartId` null: adding starts a new cart. */
async function changeCart(
  api: ShopApi,
  cartId: string | null,
  form: FormData,
  clientMutationId: string | null,
): Promise<CartChangeResult> {
  const parsed = parseCartForm(form)
  if (parsed.status === 'invalid') return refuse(parsed.code, parsed.lineId)
  return tryChange(api, cartId, parsed.change, clientMutationId)
}

/** Makes one change. What fails is an error of the result. */
export async function tryChange(
  api: ShopApi,
  cartId: string | null,
  change: CartChange,
  clientMutationId: string | null,
): Promise<CartChangeResult> {
  // The cookie of the cart goes with the answer.
  if (change.kind === 'drop-expired') return toResult({ cart: null, errors: [] })
  try {
    if (change.kind === 'add') return toResult(await add(api, cartId, change, clientMutationId))
    if (!cartId) return refuse('CART_NOT_FOUND')
    return toResult(await make(api, cartId, change, clientMutationId))
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
  return isGone && cartId && !isPersonKey(cartId)
    ? (await api.mutate(CartAddItemDocument, { input: { ...input, cartId: null } })).cartAddItem
    : first
}

async function make(
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

function refuse(code: string, lineId: string | null = null): CartChangeResult {
  return { status: 400, cart: null, errors: [{ code, lineId, available: null }], changes: [] }
}

function toResult({ cart, errors, mergeResults = [] }: CartPayload): CartChangeResult {
  return {
    status: errors.length > 0 ? 400 : 200,
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
