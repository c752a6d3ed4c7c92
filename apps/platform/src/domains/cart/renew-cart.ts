import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import type { UserError } from '../../foundation/messages/user-error.js'
import { changeCart } from './change-cart.js'
import type { CartResult } from './change-cart.js'
import { mergeIntoCart } from './add-items.js'
import { moveSavedLines } from './inactive-lines.js'

const cartNotFound: UserError = { code: 'CART_NOT_FOUND', field: 'cartId' }

export interface RenewCartInput {
  /** Of a cart that has expired. */
  cartId: string
  /** Whose cart the new one is; null for a guest's. */
  memberId: string | null
  now: Date
}

interface ExpiredLine {
  variantId: string
  quantity: number
}

/**
 * The lines of a cart that has expired and was not ordered; undefined when there is no such cart.
 */
export async function readExpiredLines(
  sql: Transaction,
  cartId: string,
  now: Date,
): Promise<ExpiredLine[] | undefined> {
  if (!isRandomId(cartId)) return undefined
  const carts = await sql.query(
    `SELECT 1 FROM carts
     WHERE id = $1 AND token IS NULL AND expires_at <= $2::timestamptz AND NOT key_only`,
    [cartId, now.toISOString()],
  )
  if (carts.length === 0) return undefined
  return sql.query<ExpiredLine>(
    `SELECT variant_id AS "variantId", quantity FROM cart_lines WHERE cart_id = $1
     ORDER BY position`,
    [cartId],
  )
}

/**
 * Adds an expired cart's items to a new cart, or the member's: at current prices, and as many
 * pieces as are available. The expired cart is deleted; a second call returns the first response.
 */
export async function renewCart(sql: Transaction, input: RenewCartInput): Promise<CartResult> {
  const { cartId, memberId, now } = input
  // A caller's id cannot contain a space, so this one is not taken.
  const name = { mutationId: `renew ${cartId}`, fingerprint: ['renew', cartId] }
  const answer = await changeCart(
    sql,
    { cartId: null, memberId, now, action: { kind: 'add' }, ...name },
    async (inner, cart) => {
      const items = await readExpiredLines(inner, cartId, now)
      if (!items) {
        return { error: cartNotFound, isTemporary: true }
      }
      const mergeResults = await mergeIntoCart(inner, cart, items)
      await moveSavedLines(inner, cartId, cart.id)
      await inner.query('DELETE FROM carts WHERE id = $1', [cartId])
      return { added: true, mergeResults }
    },
  )
  // The old id must not give access to the cart of a member who renewed it.
  const isOthers = answer.cart !== undefined && answer.cart.memberId !== memberId
  return isOthers ? { cart: undefined, errors: [cartNotFound], mergeResults: [] } : answer
}
