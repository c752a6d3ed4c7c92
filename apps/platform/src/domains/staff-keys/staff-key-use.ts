import type { Transaction } from '../../foundation/database/database.js'

/** A call with a key. */
export interface StaffKeyUse {
  keyId: string
  usedAt: Date
  /** Method and the pattern of the path. */
  route: string
  /** Of the response. */
  status: number
  requestId: string
}

/** Logs a call. */
export async function logStaffKeyUse(sql: Transaction, use: StaffKeyUse): Promise<void> {
  await sql.query(
    `INSERT INTO staff_key_uses (tenant, key_id, used_at, route, status, request_id)
     VALUES (current_setting('floga.tenant'), $1, $2::timestamptz, $3, $4, $5)`,
    [use.keyId, use.usedAt.toISOString(), use.route, use.status, use.requestId],
  )
}

/** The last calls with a key, the newest first. */
export function readStaffKeyUses(
  sql: Transaction,
  { keyId, limit }: { keyId: string; limit: number },
): Promise<StaffKeyUse[]> {
  return sql.query<StaffKeyUse>(
    `SELECT key_id AS "keyId", used_at AS "usedAt", route, status, request_id AS "requestId"
     FROM staff_key_uses WHERE key_id = $1 ORDER BY position DESC LIMIT $2::integer`,
    [keyId, limit],
  )
}

const keepUsesMs = 30 * 24 * 60 * 60 * 1_000
const keepUsesOfKey = 10_000

/** Longer than a program repeats a request whose answer was lost. */
const keepResponsesMs = 3 * 24 * 60 * 60 * 1_000

/**
 * Deletes old calls and stored responses, over all tenants: of one key at most ten thousand calls
 * stay. Runs as background work.
 */
export async function purgeStaffKeyUses(sql: Transaction, now: Date): Promise<void> {
  await sql.query('DELETE FROM staff_key_uses WHERE used_at < $1::timestamptz', [
    new Date(now.getTime() - keepUsesMs).toISOString(),
  ])
  await sql.query(
    // Materialized: found once for each key, not for each of its calls.
    `WITH last AS MATERIALIZED (
       SELECT k.tenant, k.id, (
         SELECT position FROM staff_key_uses u WHERE u.tenant = k.tenant AND u.key_id = k.id
         ORDER BY position DESC OFFSET $1::integer LIMIT 1
       ) AS position FROM staff_keys k
     )
     DELETE FROM staff_key_uses u USING last
     WHERE u.tenant = last.tenant AND u.key_id = last.id AND u.position <= last.position`,
    [keepUsesOfKey],
  )
  await sql.query('DELETE FROM staff_responses WHERE answered_at < $1::timestamptz', [
    new Date(now.getTime() - keepResponsesMs).toISOString(),
  ])
}
