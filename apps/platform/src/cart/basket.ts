import type { Sql } from '../database/database.js'
import type { CartRecord } from './cart-record.js'
import { lockCart } from './read-cart.js'

/**
 * Locks a cart and every variant in it, the variants in the order of their ids so that two orders never wait for each
 * other in a circle, and reads prices and stock anew.
 */
export async function lockBasket(
  sql: Sql,
  cartId: string,
  now: Date,
): Promise<CartRecord | undefined> {
  if (!(await lockCart(sql, cartId, now))) return undefined
  await sql.query(
    `SELECT v.id FROM variants v
     WHERE v.id IN (SELECT variant_id FROM cart_lines WHERE cart_id = $1)
     ORDER BY v.id FOR NO KEY UPDATE OF v`,
    [cartId],
  )
  return lockCart(sql, cartId, now)
}

/** Marks a cart as finished by an order. */
export async function finishBasket(sql: Sql, cartId: string, token: string): Promise<void> {
  await sql.query('UPDATE carts SET token = $2, version = version + 1 WHERE id = $1', [
    cartId,
    token,
  ])
}
