import { changeCart } from './change-cart.js'
import type { CartResult } from './change-cart.js'
import { checkAddition, findVariant, upsertLine } from './check-addition.js'
import { availablePieces, refreshCart } from './read-cart.js'
import { addSuggestion } from './shared/suggestions.js'
import type { Transaction } from '../../foundation/database/database.js'
import type { CartRecord } from './read-cart.js'

export interface AddItemsInput {
  /** Null takes the member's cart, or starts one. */
  cartId: string | null
  memberId: string
  items: readonly RequestedItem[]
  mutationId: string | null
  now: Date
}

/** Adds what is available of several items to a cart, with a result for each. */
export async function addItems(sql: Transaction, input: AddItemsInput): Promise<CartResult> {
  const fingerprint = [
    'fill',
    ...input.items.flatMap(({ variantId, quantity }) => [variantId, quantity]),
  ]
  return changeCart(sql, { ...input, act: { kind: 'add' }, fingerprint }, async (inner, cart) => {
    const mergeResults = await mergeIntoCart(inner, cart, input.items)
    return { added: mergeResults.some(({ kind }) => kind !== 'GONE'), mergeResults }
  })
}

export interface AddItemInput {
  cartId: string | null
  /** Whose cart a new one is. */
  memberId?: string | null
  variantId: string
  quantity: number
  mutationId: string | null
  now: Date
}

/** Adds pieces of a variant to a cart, or to a new one. */
export async function addItem(sql: Transaction, input: AddItemInput): Promise<CartResult> {
  const { variantId, quantity } = input
  return changeCart(
    sql,
    {
      ...input,
      act: {
        kind: 'add',
        whenLocked: (inner, cart) => addSuggestion(inner, cart, input),
      },
      fingerprint: ['add', variantId, quantity],
    },
    async (inner, cart) => {
      const variant = await findVariant(inner, variantId)
      const error = checkAddition(cart, variantId, quantity, variant)
      if (error) return { error }
      const priceMinor = variant!.unitPriceMinor
      await upsertLine(inner, cart, { variantId, quantity, priceMinor })
      return { added: true }
    },
  )
}

/** Pieces of a variant to add to a cart. */
export interface RequestedItem {
  variantId: string
  quantity: number
}

/** What became of an item. */
export interface MergeResult {
  kind: 'ADDED' | 'RAISED' | 'CAPPED' | 'GONE'
  variantId: string
  /** Pieces that were requested in total. */
  wanted: number
  /** Pieces in the cart now. */
  quantity: number
  /** Why it is fewer. */
  reason: 'INSUFFICIENT_STOCK' | 'NOT_AVAILABLE' | 'NOT_ADDED' | null
}

/** Adds as many pieces of each item to a locked cart as are available. */
export async function mergeIntoCart(
  sql: Transaction,
  cart: CartRecord,
  items: readonly RequestedItem[],
): Promise<MergeResult[]> {
  const mergeResults: MergeResult[] = []
  let current = cart
  for (const item of items) {
    mergeResults.push(await mergeItem(sql, current, item))
    current = await refreshCart(sql, current)
  }
  return mergeResults
}

async function mergeItem(
  sql: Transaction,
  cart: CartRecord,
  item: RequestedItem,
): Promise<MergeResult> {
  const { variantId } = item
  const held = cart.lines
    .filter((line) => line.variantId === variantId)
    .reduce((sum, line) => sum + line.quantity, 0)
  const wanted = held + item.quantity
  const variant = await findVariant(sql, variantId)
  const available = Math.max(0, (variant ? availablePieces(variant) : 0) - held)
  const pieces = Math.min(item.quantity, available)
  const error = checkAddition(cart, variantId, Math.max(pieces, 1), variant)
  if (pieces === 0 || error) {
    const code = error?.code
    const reason =
      code === 'NOT_AVAILABLE' || code === 'INSUFFICIENT_STOCK' ? code : ('NOT_ADDED' as const)
    return { kind: held === 0 ? 'GONE' : 'CAPPED', variantId, wanted, quantity: held, reason }
  }
  await upsertLine(sql, cart, {
    variantId,
    quantity: pieces,
    priceMinor: variant!.unitPriceMinor,
  })
  const quantity = held + pieces
  if (quantity < wanted) {
    return { kind: 'CAPPED', variantId, wanted, quantity, reason: 'INSUFFICIENT_STOCK' }
  }
  return { kind: held === 0 ? 'ADDED' : 'RAISED', variantId, wanted, quantity, reason: null }
}
