import type { Transaction } from '../../foundation/database/database.js'
import { findVariant, upsertLine, checkAddition } from './cart-additions.js'
import { changeCart } from './change-cart.js'
import type { CartResult } from './change-cart.js'

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
export async function addItem(sql: Transaction, input: AddItemInput): Promise<CartResult> {
  const { variantId, quantity } = input
  return changeCart(
    sql,
    { ...input, fingerprint: ['add', variantId, quantity] },
    async (inner, cart) => {
      const variant = await findVariant(inner, variantId)
      const error = checkAddition(cart, variantId, quantity, variant)
      if (error) return { error }
      await upsertLine(inner, cart.id, variantId, quantity, variant!.unitPriceMinor)
      return { added: true }
    },
  )
}
