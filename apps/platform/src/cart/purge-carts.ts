import type { Sql } from '../database/database.js'

/** Removes carts that have expired, over all tenants. Runs as background work. */
export async function purgeCarts(sql: Sql, now: Date): Promise<void> {
  await sql.query('DELETE FROM carts WHERE expires_at <= $1::timestamptz', [now.toISOString()])
}
