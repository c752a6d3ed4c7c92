import type { Sql } from '../database/database.js'
import { changeCart } from './change-cart.js'
import type { CartAnswer } from './change-cart.js'

interface WholeCartInput {
  cartId: string
  now: Date
}

/** Takes the prices of today as seen. */
export async function acceptChanges(sql: Sql, input: WholeCartInput): Promise<CartAnswer> {
  return changeCart(sql, { ...input, mutationId: null, asked: ['accept'] }, async (inner, cart) => {
    await inner.query(
      `UPDATE cart_lines l SET accepted_price_minor = COALESCE(v.sale_price_minor, v.price_minor)
       FROM variants v WHERE v.tenant = l.tenant AND v.id = l.variant_id AND l.cart_id = $1`,
      [cart.id],
    )
    return { added: false }
  })
}

/** Takes every line out; the cart itself stays. */
export async function clearCart(sql: Sql, input: WholeCartInput): Promise<CartAnswer> {
  return changeCart(sql, { ...input, mutationId: null, asked: ['clear'] }, async (inner, cart) => {
    await inner.query('DELETE FROM cart_lines WHERE cart_id = $1', [cart.id])
    return { added: false }
  })
}
