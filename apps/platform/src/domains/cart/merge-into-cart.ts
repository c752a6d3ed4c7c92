import type { Transaction } from '../../foundation/database/database.js'
import { findVariant, upsertLine, checkAddition } from './cart-additions.js'
import { availablePieces } from './cart-record.js'
import type { CartRecord } from './cart-record.js'

/** Pieces of a variant to add to a cart. */
export interface RequestedItem {
  variantId: string
  quantity: number
}

/** What became of a item. */
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
  readCurrent: () => Promise<CartRecord>,
): Promise<MergeResult[]> {
  const mergeResults: MergeResult[] = []
  let current = cart
  for (const item of items) {
    mergeResults.push(await mergeItem(sql, current, item))
    current = await readCurrent()
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
  await upsertLine(sql, cart.id, variantId, pieces, variant!.unitPriceMinor)
  const quantity = held + pieces
  if (quantity < wanted) {
    return { kind: 'CAPPED', variantId, wanted, quantity, reason: 'INSUFFICIENT_STOCK' }
  }
  return { kind: held === 0 ? 'ADDED' : 'RAISED', variantId, wanted, quantity, reason: null }
}
