import type { Transaction } from '../../foundation/database/database.js'

/** How long an expired cart can be renewed. */
const renewableMs = 60 * 24 * 60 * 60 * 1_000

/** Deletes carts of all tenants: ordered ones that have expired, others once they cannot be renewed. */
export async function purgeCarts(sql: Transaction, now: Date): Promise<void> {
  const renewable = new Date(now.getTime() - renewableMs)
  await sql.query(
    `DELETE FROM carts WHERE expires_at <= $2::timestamptz
     OR (token IS NOT NULL AND expires_at <= $1::timestamptz)`,
    [now.toISOString(), renewable.toISOString()],
  )
}
