import type { Transaction } from '../../foundation/database/database.js'
import { findVariant, insertOrRaise, refuseAddition } from './cart-additions.js'
import { changeCart } from './change-cart.js'
import type { CartAnswer } from './change-cart.js'

export interface AddItemInput {
  cartId: string | null
  /** Whose cart a new one is. */
  memberId?: string | null
  variantId: string
  quantity: number
  mutationId: string | null
  now: Date
}

/** Puts pieces of a variant into a cart, or into a new one. */
export async function addItem(sql: Transaction, input: AddItemInput): Promise<CartAnswer> {
  const { variantId, quantity } = input
  return changeCart(sql, { ...input, asked: ['add', variantId, quantity] }, async (inner, cart) => {
    const variant = await findVariant(inner, variantId)
    const refusal = refuseAddition(cart, variantId, quantity, variant)
    if (refusal) return { refusal }
    await insertOrRaise(inner, cart.id, variantId, quantity, variant!.unitPriceMinor)
    return { added: true }
  })
}
