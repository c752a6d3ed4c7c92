import type { Transaction } from '../../foundation/database/database.js'

/** After this long an unconfirmed registration is deleted. */
const unconfirmedLifetimeMs = 7 * 24 * 60 * 60 * 1_000

/**
 * Deletes expired links and unconfirmed registrations of all tenants. Runs as a background job.
 */
export async function purgeMembers(sql: Transaction, now: Date): Promise<void> {
  const at = [now.toISOString()]
  await sql.query('DELETE FROM member_links WHERE expires_at <= $1::timestamptz', at)
  await sql.query('DELETE FROM registration_links WHERE expires_at <= $1::timestamptz', at)
  const registeredUntil = [new Date(now.getTime() - unconfirmedLifetimeMs).toISOString()]
  await sql.query('DELETE FROM registrations WHERE created_at <= $1::timestamptz', registeredUntil)
  // Those of the previous deployment.
  await sql.query(
    'DELETE FROM members WHERE confirmed_at IS NULL AND created_at <= $1::timestamptz',
    registeredUntil,
  )
}
