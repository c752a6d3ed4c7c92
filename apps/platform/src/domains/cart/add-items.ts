import { checkAddition, findVariant, upsertLine } from './cart-additions.js'
import { changeCart } from './change-cart.js'
import type { CartResult } from './change-cart.js'
import { mergeIntoCart } from './merge-into-cart.js'
import type { RequestedItem } from './merge-into-cart.js'
import { lockCart } from './read-cart.js'
import type { Transaction } from '../../foundation/database/database.js'

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
  return changeCart(sql, { ...input, fingerprint }, async (inner, cart) => {
    const readCurrent = async () => (await lockCart(inner, cart.id, input.now)) ?? cart
    const mergeResults = await mergeIntoCart(inner, cart, input.items, readCurrent)
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
