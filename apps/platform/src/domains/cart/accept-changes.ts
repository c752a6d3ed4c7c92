import type { Transaction } from '../../foundation/database/database.js'
import { availablePieces } from './cart-lines.js'
import { changeCart } from './change-cart.js'
import type { CartResult } from './change-cart.js'
import { deactivateLine } from './inactive-lines.js'

/**
 * Accepts changes: current prices apply, quantities are reduced to the available ones, and
 * unavailable lines are saved for later. Earlier lines of a variant take precedence.
 */
export async function acceptChanges(
  sql: Transaction,
  input: { cartId: string; now: Date },
): Promise<CartResult> {
  const { now } = input
  return changeCart(
    sql,
    { ...input, mutationId: null, action: { kind: 'owner' }, fingerprint: ['accept'] },
    async (inner, cart) => {
      const left = new Map(cart.lines.map((line) => [line.variantId, availablePieces(line)]))
      for (const { id, variantId, quantity } of cart.lines) {
        const pieces = Math.min(quantity, left.get(variantId)!)
        left.set(variantId, left.get(variantId)! - pieces)
        if (pieces === 0) await deactivateLine(inner, cart, id, { kind: 'SAVED', now })
        else if (pieces < quantity) {
          await inner.query(
            'UPDATE cart_lines SET quantity = $3::integer WHERE cart_id = $1 AND id = $2',
            [cart.id, id, pieces],
          )
        }
      }
      await inner.query(
        `UPDATE cart_lines l SET accepted_price_minor = COALESCE(v.sale_price_minor, v.price_minor)
       FROM variants v WHERE v.tenant = l.tenant AND v.id = l.variant_id AND l.cart_id = $1`,
        [cart.id],
      )
      return { added: false }
    },
  )
}
