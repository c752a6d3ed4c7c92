import type { Transaction } from '../../foundation/database/database.js'
import { hashToken } from './token.js'

/** Ends the login that an access or refresh token belongs to; an unknown token changes nothing. */
export async function revokeToken(sql: Transaction, token: string, now: Date): Promise<void> {
  await sql.query(
    `UPDATE token_families SET revoked_at = $2::timestamptz
     WHERE revoked_at IS NULL AND id IN (
       SELECT family_id FROM access_tokens WHERE hash = $1
       UNION SELECT family_id FROM refresh_tokens WHERE hash = $1
     )`,
    [hashToken(token), now.toISOString()],
  )
}

/** Ends every token of one login. */
export async function revokeFamily(sql: Transaction, familyId: string, now: Date): Promise<void> {
  await sql.query(
    'UPDATE token_families SET revoked_at = $2::timestamptz WHERE id = $1 AND revoked_at IS NULL',
    [familyId, now.toISOString()],
  )
}

/** Ends every login of a member, but for the one that is to stay. */
export async function revokeMember(
  sql: Transaction,
  call: { memberId: string; exceptFamilyId: string | null; now: Date },
): Promise<void> {
  await sql.query(
    `UPDATE token_families SET revoked_at = $3::timestamptz
     WHERE member_id = $1 AND revoked_at IS NULL AND id IS DISTINCT FROM $2`,
    [call.memberId, call.exceptFamilyId, call.now.toISOString()],
  )
}

/** Removes logins of which no token lives, over all tenants. Runs as background work. */
export async function purgeTokens(sql: Transaction, now: Date): Promise<void> {
  const at = [now.toISOString()]
  await sql.query('DELETE FROM access_tokens WHERE expires_at <= $1::timestamptz', at)
  await sql.query(
    `DELETE FROM token_families f WHERE NOT EXISTS (
       SELECT FROM refresh_tokens r
       WHERE r.tenant = f.tenant AND r.family_id = f.id AND r.expires_at > $1::timestamptz
     )`,
    at,
  )
}
