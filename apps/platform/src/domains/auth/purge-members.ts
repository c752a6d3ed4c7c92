import type { Transaction } from '../../foundation/database/database.js'

/** After this long an unconfirmed registration is deleted. */
const unconfirmedLifetimeMs = 7 * 24 * 60 * 60 * 1_000

/** Removes links that have run out and registrations that nobody confirmed, over all tenants. Runs as background work. */
export async function purgeMembers(sql: Transaction, now: Date): Promise<void> {
  await sql.query('DELETE FROM member_links WHERE expires_at <= $1::timestamptz', [
    now.toISOString(),
  ])
  await sql.query(
    'DELETE FROM members WHERE confirmed_at IS NULL AND created_at <= $1::timestamptz',
    [new Date(now.getTime() - unconfirmedLifetimeMs).toISOString()],
  )
}
