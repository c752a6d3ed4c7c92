import type { Transaction } from '../../foundation/database/database.js'
import { changeCart } from './change-cart.js'
import type { CartAnswer } from './change-cart.js'
import type { CartWish } from './merge-into-cart.js'
import { fillCart } from './merge-into-cart.js'
import { lockCart } from './read-cart.js'

export interface AddItemsInput {
  /** Null takes the member's cart, or starts one. */
  cartId: string | null
  memberId: string
  wishes: readonly CartWish[]
  mutationId: string | null
  now: Date
}

/** Puts what can be had of several wishes into a cart, and tells of each. */
export async function addItems(sql: Transaction, input: AddItemsInput): Promise<CartAnswer> {
  const asked = [
    'fill',
    ...input.wishes.flatMap(({ variantId, quantity }) => [variantId, quantity]),
  ]
  return changeCart(sql, { ...input, asked }, async (inner, cart) => {
    const readAgain = async () => (await lockCart(inner, cart.id, input.now)) ?? cart
    const fillings = await fillCart(inner, cart, input.wishes, readAgain)
    return { added: fillings.some(({ kind }) => kind !== 'GONE'), fillings }
  })
}
