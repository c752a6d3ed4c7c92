import type { Transaction } from '../../../foundation/database/database.js'
import { closeSharedCart } from './close-shared-cart.js'

/** How long data of sharing is retained after its end. */
const retentionMs = 30 * 24 * 60 * 60 * 1_000

/** Ends a tenant's expired shared carts and notifies their listeners. */
export async function endExpiredSharedCarts(sql: Transaction, now: Date): Promise<void> {
  const expired = await sql.query<{ cartId: string }>(
    `SELECT cart_id AS "cartId" FROM shared_carts
     WHERE state = 'OPEN' AND expires_at <= $1::timestamptz`,
    [now.toISOString()],
  )
  for (const { cartId } of expired) {
    await sql.query('SELECT id FROM carts WHERE id = $1 FOR UPDATE', [cartId])
    await closeSharedCart(sql, { cartId, kind: 'ENDED', isByOwner: false, now })
  }
}

/**
 * Deletes members and logs of shared carts of all tenants, 30 days after their end. A cart with a
 * new owner keeps the owner's key until the cart itself is deleted.
 */
export async function purgeSharedCarts(sql: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionMs).toISOString()
  await sql.query(
    `WITH ended AS (
       DELETE FROM shared_carts s USING carts c
       WHERE c.tenant = s.tenant AND c.id = s.cart_id AND NOT c.key_only
         AND s.closed_at <= $1::timestamptz
       RETURNING s.tenant, s.cart_id
     )
     UPDATE carts c SET shared_cart_id = NULL FROM ended e
     WHERE c.tenant = e.tenant AND c.id = e.cart_id`,
    [before],
  )
  await sql.query(
    `DELETE FROM shared_cart_events e USING shared_carts s
     WHERE s.tenant = e.tenant AND s.id = e.shared_cart_id AND s.closed_at <= $1::timestamptz`,
    [before],
  )
  await sql.query(
    `DELETE FROM shared_cart_people p USING shared_carts s
     WHERE s.tenant = p.tenant AND s.id = p.shared_cart_id AND s.closed_at <= $1::timestamptz
       AND p.role <> 'OWNER'`,
    [before],
  )
}
