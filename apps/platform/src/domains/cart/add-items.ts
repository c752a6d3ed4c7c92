import type { Transaction } from '../../foundation/database/database.js'
import { changeCart } from './change-cart.js'
import type { CartResult } from './change-cart.js'
import type { RequestedItem } from './merge-into-cart.js'
import { mergeIntoCart } from './merge-into-cart.js'
import { lockCart } from './read-cart.js'

export interface AddItemsInput {
  /** Null takes the member's cart, or starts one. */
  cartId: string | null
  memberId: string
  items: readonly RequestedItem[]
  mutationId: string | null
  now: Date
}

/** Puts what can be had of several items into a cart, and tells of each. */
export async function addItems(sql: Transaction, input: AddItemsInput): Promise<CartResult> {
  const fingerprint = [
    'fill',
    ...input.items.flatMap(({ variantId, quantity }) => [variantId, quantity]),
  ]
  return changeCart(sql, { ...input, fingerprint }, async (inner, cart) => {
    const readCurrent = async () => (await lockCart(inner, cart.id, input.now)) ?? cart
    const mergeResults = await mergeIntoCart(inner, cart, input.items, readCurrent)
    return { added: mergeResults.some(({ kind }) => kind !== 'GONE'), mergeResults }
  })
}
