import type { Transaction } from '../../foundation/database/database.js'

/** Id of the member's open cart; undefined when there is none. */
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
 * Locks a member's carts until the transaction ends, so that no other gives the member one, and detaches an expired one: a
 * member has one open cart at a time.
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
