import type { Transaction } from '../../foundation/database/database.js'
import { isRandomId } from '../../foundation/database/random-id.js'
import type { UserError } from '../../foundation/words/user-error.js'
import { changeCart } from './change-cart.js'
import type { CartAnswer } from './change-cart.js'
import { fillCart } from './merge-into-cart.js'
import type { CartWish } from './merge-into-cart.js'
import { moveSaved } from './saved-lines.js'
import { lockCart } from './read-cart.js'

const cartNotFound: UserError = { code: 'CART_NOT_FOUND', field: 'cartId' }

export interface RenewCartInput {
  /** Of a cart that has expired. */
  cartId: string
  /** Whose cart the new one is; null for a guest's. */
  memberId: string | null
  now: Date
}

/** What lay in a cart that has expired and was not ordered; undefined when there is no such cart. */
export async function readExpiredLines(
  sql: Transaction,
  cartId: string,
  now: Date,
): Promise<CartWish[] | undefined> {
  if (!isRandomId(cartId)) return undefined
  const carts = await sql.query(
    'SELECT 1 FROM carts WHERE id = $1 AND token IS NULL AND expires_at <= $2::timestamptz',
    [cartId, now.toISOString()],
  )
  if (carts.length === 0) return undefined
  return sql.query<CartWish>(
    `SELECT variant_id AS "variantId", quantity FROM cart_lines WHERE cart_id = $1
     ORDER BY position`,
    [cartId],
  )
}

/**
 * Puts what lay in an expired cart into a new one, or the member's: at the prices of today, as many pieces as can be
 * had. The expired cart ends; a second call gets the first one's answer.
 */
export async function renewCart(sql: Transaction, input: RenewCartInput): Promise<CartAnswer> {
  const { cartId, memberId, now } = input
  // The space keeps the name apart from every name that a caller may send.
  const name = { mutationId: `renew ${cartId}`, asked: ['renew', cartId] }
  const answer = await changeCart(
    sql,
    { cartId: null, memberId, now, ...name },
    async (inner, cart) => {
      const wishes = await readExpiredLines(inner, cartId, now)
      if (!wishes) {
        return { refusal: cartNotFound, isForgotten: true }
      }
      const readAgain = async () => (await lockCart(inner, cart.id, now)) ?? cart
      const fillings = await fillCart(inner, cart, wishes, readAgain)
      await moveSaved(inner, cartId, cart.id)
      await inner.query('DELETE FROM carts WHERE id = $1', [cartId])
      return { added: true, fillings }
    },
  )
  // The old id opens nobody else's cart: one that a member renewed it into is the member's alone.
  const isOthers = answer.cart !== undefined && answer.cart.memberId !== memberId
  return isOthers ? { cart: undefined, errors: [cartNotFound], fillings: [] } : answer
}
