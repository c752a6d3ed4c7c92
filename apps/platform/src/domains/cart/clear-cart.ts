import type { Transaction } from '../../foundation/database/database.js'
import { changeCart } from './change-cart.js'
import type { CartResult } from './change-cart.js'
import { deactivateLine } from './inactive-lines.js'

/** Removes every line; the cart itself stays. */
export async function clearCart(
  sql: Transaction,
  input: { cartId: string; now: Date },
): Promise<CartResult> {
  return changeCart(
    sql,
    { ...input, mutationId: null, action: { kind: 'owner' }, fingerprint: ['clear'] },
    async (inner, cart) => {
      // In a shared cart each line keeps its author, who is notified and may restore it.
      if (cart.actor.sharedCart) {
        for (const { id } of cart.lines) {
          await deactivateLine(inner, cart, id, { kind: 'REMOVED', now: input.now })
        }
        return { added: false }
      }
      await inner.query('DELETE FROM cart_lines WHERE cart_id = $1', [cart.id])
      return { added: false }
    },
  )
}
