import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from '../../foundation/database/database.js'
import { withRandomNumber } from '../../foundation/database/random-number.js'
import type { StaffScope } from './staff-scopes.js'

/** A key of a program, without the key itself. */
export interface StaffKey {
  /** Eight digits. */
  id: string
  name: string
  scopes: readonly StaffScope[]
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
}

export interface NewStaffKey {
  name: string
  scopes: readonly StaffScope[]
  expiresAt: Date
  now: Date
}

const idDigits = 8

/** The beginning of every key, by which scanners of published code recognize one. */
const prefix = 'floga_staff_'

/** Creates a key. @returns the key, which is stored as a hash alone. */
export async function createStaffKey(
  sql: Transaction,
  { name, scopes, expiresAt, now }: NewStaffKey,
): Promise<{ id: string; key: string }> {
  const key = prefix + randomBytes(32).toString('base64url')
  const insert = (id: string) =>
    sql.query(
      `INSERT INTO staff_keys (tenant, id, name, hash, scopes, created_at, expires_at)
       VALUES (current_setting('floga.tenant'), $1, $2, $3, $4::text[], $5::timestamptz,
         $6::timestamptz)
       ON CONFLICT (tenant, id) DO NOTHING RETURNING id`,
      [id, name, hashKey(key), scopes, now.toISOString(), expiresAt.toISOString()],
    )
  const id = await withRandomNumber(idDigits, async (free) => (await insert(free)).length > 0)
  return { id, key }
}

const columns = `id, name, scopes, created_at AS "createdAt", expires_at AS "expiresAt",
  revoked_at AS "revokedAt"`

/** The stored key; undefined when it is unknown, expired or revoked. */
export async function findStaffKey(
  sql: Transaction,
  key: string,
  now: Date,
): Promise<StaffKey | undefined> {
  const [found] = await sql.query<StaffKey>(
    `SELECT ${columns} FROM staff_keys
     WHERE hash = $1 AND revoked_at IS NULL AND expires_at > $2::timestamptz`,
    [hashKey(key), now.toISOString()],
  )
  return found
}

/** A key, with its last use and the number of those that are still in the log. */
export interface ListedStaffKey extends StaffKey {
  lastUsedAt: Date | null
  uses: number
}

/** Every key of the tenant, the newest first. */
export function listStaffKeys(sql: Transaction): Promise<ListedStaffKey[]> {
  return sql.query<ListedStaffKey>(
    `SELECT ${columns}, u.last_used_at AS "lastUsedAt", u.uses
     FROM staff_keys k CROSS JOIN LATERAL (
       SELECT max(used_at) AS last_used_at, count(*)::integer AS uses FROM staff_key_uses u
       WHERE u.tenant = k.tenant AND u.key_id = k.id
     ) u ORDER BY created_at DESC, id`,
  )
}

/** Revokes a key at once. @returns Whether there is one that was not revoked before. */
export async function revokeStaffKey(
  sql: Transaction,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE staff_keys SET revoked_at = $2::timestamptz
     WHERE id = $1 AND revoked_at IS NULL RETURNING id`,
    [id, now.toISOString()],
  )
  return rows.length > 0
}

/** A random key needs no salt. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
