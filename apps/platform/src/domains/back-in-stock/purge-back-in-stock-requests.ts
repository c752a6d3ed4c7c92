import type { Transaction } from '../../foundation/database/database.js'

const dayMs = 24 * 60 * 60 * 1_000

/** As long as the mail's link to delete the request should work. */
const keepNotifiedMs = 30 * dayMs

/** Requests expire after a year. */
const keepWaitingMs = 365 * dayMs

/** Deletes fulfilled and expired requests of all tenants. Runs as a job. */
export async function purgeBackInStockRequests(sql: Transaction, now: Date): Promise<void> {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs).toISOString()
  await sql.query(
    `DELETE FROM back_in_stock_requests
     WHERE notified_at < $1::timestamptz OR created_at < $2::timestamptz`,
    [before(keepNotifiedMs), before(keepWaitingMs)],
  )
}
