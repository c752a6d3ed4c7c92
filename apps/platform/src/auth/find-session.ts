import type { Sql } from '../database/database.js'
import { secondsUntil } from './issued-again.js'
import { hashToken } from './token.js'

/** Who an access token stands for. */
export interface Session {
  memberId: string
  email: string
  name: string | null
  expiresInSeconds: number
}

/** The member behind an access token; undefined when it is unknown, expired or revoked. */
export async function findSession(
  sql: Sql,
  accessToken: string,
  now: Date,
): Promise<Session | undefined> {
  const [row] = await sql.query<Omit<Session, 'expiresInSeconds'> & { expiresAt: Date }>(
    `SELECT m.id AS "memberId", m.email, m.name, a.expires_at AS "expiresAt"
     FROM access_tokens a
     JOIN token_families f ON f.tenant = a.tenant AND f.id = a.family_id
     JOIN members m ON m.tenant = f.tenant AND m.id = f.member_id
     WHERE a.hash = $1 AND f.revoked_at IS NULL AND a.expires_at > $2::timestamptz`,
    [hashToken(accessToken), now.toISOString()],
  )
  if (!row) return undefined
  const { memberId, email, name, expiresAt } = row
  return { memberId, email, name, expiresInSeconds: secondsUntil(expiresAt, now) }
}
