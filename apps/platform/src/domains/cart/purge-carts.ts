import type { Transaction } from '../../foundation/database/database.js'

/** How long the lines of an expired cart can still be put in again. */
const renewableMs = 60 * 24 * 60 * 60 * 1_000

/** Removes carts, over all tenants: finished ones that have expired, others once they cannot be renewed. Runs as background work. */
export async function purgeCarts(sql: Transaction, now: Date): Promise<void> {
  const renewable = new Date(now.getTime() - renewableMs)
  await sql.query(
    `DELETE FROM carts WHERE expires_at <= $2::timestamptz
     OR (token IS NOT NULL AND expires_at <= $1::timestamptz)`,
    [now.toISOString(), renewable.toISOString()],
  )
}
