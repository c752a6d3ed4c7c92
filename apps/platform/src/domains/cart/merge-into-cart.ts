import type { Transaction } from '../../foundation/database/database.js'
import { findVariant, insertOrRaise, refuseAddition } from './cart-additions.js'
import { obtainablePieces } from './cart-record.js'
import type { CartRecord } from './cart-record.js'

/** Pieces of a variant that are to go into a cart. */
export interface CartWish {
  variantId: string
  quantity: number
}

/** What became of a wish. */
export interface CartFilling {
  kind: 'ADDED' | 'RAISED' | 'CAPPED' | 'GONE'
  variantId: string
  /** Pieces that were to be in the cart. */
  wanted: number
  /** Pieces that are in it now. */
  quantity: number
  /** Why it is fewer. */
  reason: 'INSUFFICIENT_STOCK' | 'NOT_AVAILABLE' | 'NOT_ADDED' | null
}

/** Puts as many pieces of each wish into a locked cart as can be had. */
export async function fillCart(
  sql: Transaction,
  cart: CartRecord,
  wishes: readonly CartWish[],
  readAgain: () => Promise<CartRecord>,
): Promise<CartFilling[]> {
  const fillings: CartFilling[] = []
  let current = cart
  for (const wish of wishes) {
    fillings.push(await fulfil(sql, current, wish))
    current = await readAgain()
  }
  return fillings
}

async function fulfil(sql: Transaction, cart: CartRecord, wish: CartWish): Promise<CartFilling> {
  const { variantId } = wish
  const held = cart.lines
    .filter((line) => line.variantId === variantId)
    .reduce((sum, line) => sum + line.quantity, 0)
  const wanted = held + wish.quantity
  const variant = await findVariant(sql, variantId)
  const room = Math.max(0, (variant ? obtainablePieces(variant) : 0) - held)
  const pieces = Math.min(wish.quantity, room)
  const refusal = refuseAddition(cart, variantId, Math.max(pieces, 1), variant)
  if (pieces === 0 || refusal) {
    const code = refusal?.code
    const reason =
      code === 'NOT_AVAILABLE' || code === 'INSUFFICIENT_STOCK' ? code : ('NOT_ADDED' as const)
    return { kind: held === 0 ? 'GONE' : 'CAPPED', variantId, wanted, quantity: held, reason }
  }
  await insertOrRaise(sql, cart.id, variantId, pieces, variant!.unitPriceMinor)
  const quantity = held + pieces
  if (quantity < wanted) {
    return { kind: 'CAPPED', variantId, wanted, quantity, reason: 'INSUFFICIENT_STOCK' }
  }
  return { kind: held === 0 ? 'ADDED' : 'RAISED', variantId, wanted, quantity, reason: null }
}
