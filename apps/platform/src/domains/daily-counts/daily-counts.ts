import type { Transaction } from '../../foundation/database/database.js'

/** Something that happened a number of times on a day. */
export interface DailyCount {
  kind: 'view' | 'vital' | 'cart' | 'checkout' | 'order'
  /** Kind of page of a view; `PRODUCT LCP GOOD` of a vital; else empty. */
  name: string
  count: number
}

export interface AddDailyCountsOptions {
  /** The day is the one at this moment. */
  now: Date
  timeZone: string
}

/** Adds to the day's counts. */
export async function addDailyCounts(
  sql: Transaction,
  counts: readonly DailyCount[],
  { now, timeZone }: AddDailyCountsOptions,
): Promise<void> {
  await sql.query(
    `INSERT INTO daily_counts (tenant, day, kind, name, count)
     SELECT current_setting('floga.tenant'), ($1::timestamptz AT TIME ZONE $2)::date, kind, name, sum(count)
     FROM jsonb_to_recordset($3::text::jsonb) AS added (kind text, name text, count integer)
     GROUP BY kind, name ORDER BY kind, name
     ON CONFLICT (tenant, day, kind, name) DO UPDATE
       SET count = daily_counts.count + excluded.count`,
    [now.toISOString(), timeZone, JSON.stringify(counts)],
  )
}

/**
 * Counts carts, checkouts and orders since a given time, by day. Deleted carts stay counted: a
 * number never decreases.
 */
export async function countPurchases(
  sql: Transaction,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<void> {
  await sql.query(
    `INSERT INTO daily_counts (tenant, day, kind, name, count)
     SELECT current_setting('floga.tenant'), (at AT TIME ZONE $2)::date AS day, kind, '', count(*)
     FROM (
       SELECT 'cart' AS kind, created_at AS at FROM carts c WHERE created_at >= $1::timestamptz
         -- What an order left over has gone on in a cart of its own.
         AND NOT EXISTS (SELECT 1 FROM carts o WHERE o.next_id = c.id)
       UNION ALL
       SELECT 'checkout', checkout_begun_at FROM carts WHERE checkout_begun_at >= $1::timestamptz
       UNION ALL
       SELECT 'order', created_at FROM orders WHERE created_at >= $1::timestamptz
     ) AS happened
     GROUP BY day, kind ORDER BY day, kind
     ON CONFLICT (tenant, day, kind, name) DO UPDATE
       SET count = GREATEST(daily_counts.count, excluded.count)`,
    [since.toISOString(), timeZone],
  )
}

/** Everything that is counted of a day. */
export function readDailyCounts(sql: Transaction, day: string): Promise<DailyCount[]> {
  return sql.query<DailyCount>(
    `SELECT kind, name, count::float8 AS count FROM daily_counts
     WHERE day = $1::date ORDER BY kind, name`,
    [day],
  )
}

/** Days for which counts are retained: a year, and a month more for comparison. */
const retentionDays = 400

/** Deletes old counts of all tenants. */
export async function purgeDailyCounts(sql: Transaction, now: Date): Promise<void> {
  await sql.query('DELETE FROM daily_counts WHERE day < ($1::timestamptz)::date - $2::integer', [
    now.toISOString(),
    retentionDays,
  ])
}
