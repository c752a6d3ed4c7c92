import type { Transaction } from '../../foundation/database/database.js'
import type { UserError } from '../../foundation/messages/user-error.js'
import { newRandomId } from '../../foundation/database/random-id.js'
import type { CartRecord } from './read-cart.js'
import { moveSavedLines } from './inactive-lines.js'
import { lockCart, refreshCart } from './read-cart.js'
import { closeSharedCart } from './shared/close-shared-cart.js'

/**
 * Locks a cart and every variant in it, the variants in the order of their ids so that two orders
 * cannot deadlock, and reads prices and stock again. A shared cart is ordered by its owner alone.
 */
export async function lockCheckoutCart(
  sql: Transaction,
  cartId: string,
  now: Date,
): Promise<CartRecord | UserError> {
  const cart = await lockCart(sql, cartId, now)
  if (!cart) return { code: 'CART_NOT_FOUND', field: 'cartId' }
  if (cart.actor.role !== 'OWNER') return { code: 'NOT_ALLOWED', field: 'cartId' }
  await sql.query(
    `SELECT v.id FROM variants v
     WHERE v.id IN (SELECT variant_id FROM cart_lines WHERE cart_id = $1)
     ORDER BY v.id FOR NO KEY UPDATE OF v`,
    [cart.id],
  )
  return refreshCart(sql, cart)
}

/** Sets a cart to ordered. Lines saved for later move to a new cart. */
export async function finishCart(
  sql: Transaction,
  cartId: string,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  const nextId = newRandomId()
  // The token first: a member has one open cart at a time.
  const [{ hasSaved } = { hasSaved: false }] = await sql.query<{ hasSaved: boolean }>(
    `UPDATE carts SET token = $2, version = version + 1 WHERE id = $1
     RETURNING EXISTS (
       SELECT 1 FROM cart_inactive_lines WHERE cart_id = $1 AND kind = 'SAVED'
     ) AS "hasSaved"`,
    [cartId, token],
  )
  await closeSharedCart(sql, { cartId, kind: 'ORDERED', isByOwner: true, now })
  if (!hasSaved) return
  await sql.query(
    `INSERT INTO carts (tenant, id, version, expires_at, member_id, country, postal_code)
     SELECT tenant, $2, 1, expires_at, member_id, country, postal_code FROM carts WHERE id = $1`,
    [cartId, nextId],
  )
  await moveSavedLines(sql, cartId, nextId)
  await sql.query('UPDATE carts SET next_id = $2 WHERE id = $1', [cartId, nextId])
}

/** Notes when the checkout of a cart was first opened, for the shop's counts. */
export async function noteCheckout(sql: Transaction, cartId: string, now: Date): Promise<void> {
  await sql.query(
    'UPDATE carts SET checkout_begun_at = $2::timestamptz WHERE id = $1 AND checkout_begun_at IS NULL',
    [cartId, now.toISOString()],
  )
}
