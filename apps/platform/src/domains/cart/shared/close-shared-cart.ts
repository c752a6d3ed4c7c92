import type { Transaction } from '../../../foundation/database/database.js'
import { addSharedCartEvents } from './shared-cart-events.js'

/**
 * Closes a shared cart: ORDERED keeps it readable for all its members; ENDED returns it to the
 * owner. Does nothing to a cart that is not shared.
 */
export async function closeSharedCart(
  sql: Transaction,
  call: { cartId: string; kind: 'ORDERED' | 'ENDED'; isByOwner: boolean; now: Date },
): Promise<void> {
  const { cartId, kind, isByOwner, now } = call
  const at = now.toISOString()
  const [closed] = await sql.query<{ id: string; ownerId: string }>(
    `UPDATE shared_carts s SET state = $2, closed_at = $3::timestamptz, locked_until = NULL
     WHERE cart_id = $1 AND state = 'OPEN' AND ($2 = 'ENDED' OR expires_at > $3::timestamptz)
     RETURNING id, (SELECT p.id FROM shared_cart_people p
       WHERE p.shared_cart_id = s.id AND p.role = 'OWNER') AS "ownerId"`,
    [cartId, kind, at],
  )
  if (!closed) return
  const { id, ownerId } = closed
  await sql.query(
    `UPDATE shared_cart_invitations SET revoked_at = $2::timestamptz
     WHERE shared_cart_id = $1 AND revoked_at IS NULL`,
    [id, at],
  )
  await sql.query(
    "UPDATE shared_cart_suggestions SET state = 'DECLINED' WHERE shared_cart_id = $1 AND state = 'OPEN'",
    [id],
  )
  if (kind === 'ENDED') {
    await sql.query(
      `UPDATE shared_cart_people SET left_at = $2::timestamptz, end_reason = $3
       WHERE shared_cart_id = $1 AND role <> 'OWNER' AND left_at IS NULL`,
      [id, at, isByOwner ? 'ENDED' : 'EXPIRED'],
    )
  }
  await addSharedCartEvents(sql, id, [{ kind, personId: isByOwner ? ownerId : null }], now)
}
