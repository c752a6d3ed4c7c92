import type { Transaction } from '../../foundation/database/database.js'
import { secondsUntil } from './reissued-tokens.js'
import { memberColumns } from './member.js'
import type { Member } from './member.js'
import { hashToken } from './token.js'

/** The session of an access token. */
export interface Session {
  /** The login that created it. */
  familyId: string
  member: Member
  expiresInSeconds: number
}

/** The member behind an access token; undefined when it is unknown, expired or revoked. */
export async function findSession(
  sql: Transaction,
  accessToken: string,
  now: Date,
): Promise<Session | undefined> {
  const [row] = await sql.query<Member & { familyId: string; expiresAt: Date }>(
    `SELECT ${memberColumns}, f.id AS "familyId", a.expires_at AS "expiresAt"
     FROM access_tokens a
     JOIN token_families f ON f.tenant = a.tenant AND f.id = a.family_id
     JOIN members m ON m.tenant = f.tenant AND m.id = f.member_id
     WHERE a.hash = $1 AND f.revoked_at IS NULL AND a.expires_at > $2::timestamptz`,
    [hashToken(accessToken), now.toISOString()],
  )
  if (!row) return undefined
  const { familyId, expiresAt, ...member } = row
  return { familyId, member, expiresInSeconds: secondsUntil(expiresAt, now) }
}
