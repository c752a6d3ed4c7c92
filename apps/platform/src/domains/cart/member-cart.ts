import type { Transaction } from '../../foundation/database/database.js'

/** Id of the cart that a member fills now; undefined when there is none. */
export async function findMemberCart(
  sql: Transaction,
  memberId: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await sql.query<{ id: string }>(
    `SELECT id FROM carts
     WHERE member_id = $1 AND token IS NULL AND expires_at > $2::timestamptz`,
    [memberId, now.toISOString()],
  )
  return row?.id
}

/**
 * Holds a member's carts against others who would give the member one, until the transaction ends, and clears away one
 * that has expired: a member fills one at a time.
 */
export async function lockMemberCarts(
  sql: Transaction,
  memberId: string,
  now: Date,
): Promise<void> {
  await sql.query(
    `SELECT pg_advisory_xact_lock(
       hashtextextended(current_setting('floga.tenant') || ' cart of ' || $1::text, 0))`,
    [memberId],
  )
  await sql.query(
    `UPDATE carts SET member_id = NULL
     WHERE member_id = $1 AND token IS NULL AND expires_at <= $2::timestamptz`,
    [memberId, now.toISOString()],
  )
}
