import type { Transaction } from '../../foundation/database/database.js'
import { changeCart } from './change-cart.js'
import type { CartResult } from './change-cart.js'

/** Removes every line; the cart itself stays. */
export async function clearCart(
  sql: Transaction,
  input: { cartId: string; now: Date },
): Promise<CartResult> {
  return changeCart(
    sql,
    { ...input, mutationId: null, fingerprint: ['clear'] },
    async (inner, cart) => {
      await inner.query('DELETE FROM cart_lines WHERE cart_id = $1', [cart.id])
      return { added: false }
    },
  )
}
