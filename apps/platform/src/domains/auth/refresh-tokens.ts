import type { Transaction } from '../../foundation/database/database.js'
import { readReissuedTokens } from './reissued-tokens.js'
import { rotateTokens } from './issue-tokens.js'
import type { IssuedTokens, TokenTimes } from './issue-tokens.js'
import { revokeFamily } from './revoke-token.js'
import { hashToken, reuseGraceMs } from './token.js'

interface RefreshRow {
  familyId: string
  expiresAt: Date
  usedAt: Date | null
  nonce: string | null
  revokedAt: Date | null
}

/**
 * Exchanges a refresh token for new tokens. A used token returns the same successors within the
 * grace period, for tabs that refresh at once; later, or when the successor was used too, it counts
 * as stolen: the whole family is revoked.
 *
 * @returns undefined when the token is unknown, expired, revoked or reused.
 */
export async function refreshTokens(
  sql: Transaction,
  token: string,
  times: TokenTimes,
): Promise<IssuedTokens | undefined> {
  const { now } = times
  const [row] = await sql.query<RefreshRow>(
    `SELECT r.family_id AS "familyId", r.expires_at AS "expiresAt", r.used_at AS "usedAt",
            r.successor_nonce AS nonce, f.revoked_at AS "revokedAt"
     FROM refresh_tokens r JOIN token_families f ON f.tenant = r.tenant AND f.id = r.family_id
     WHERE r.hash = $1 FOR UPDATE OF r`,
    [hashToken(token)],
  )
  if (!row || row.revokedAt || row.expiresAt.getTime() <= now.getTime()) return undefined
  const { familyId } = row
  if (!row.usedAt) return rotateTokens(sql, { token, familyId }, times)
  if (row.nonce && now.getTime() - row.usedAt.getTime() <= reuseGraceMs) {
    const again = await readReissuedTokens(sql, { token, nonce: row.nonce }, now)
    if (again) return again
  }
  await revokeFamily(sql, familyId, now)
  return undefined
}
