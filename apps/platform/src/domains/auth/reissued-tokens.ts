import type { Transaction } from '../../foundation/database/database.js'
import type { IssuedTokens } from './issue-tokens.js'
import { hashToken, successorPair } from './token.js'

/** The tokens that a used refresh token was first exchanged for; undefined once they were exchanged in turn. */
export async function readReissuedTokens(
  sql: Transaction,
  used: { token: string; nonce: string },
  now: Date,
): Promise<IssuedTokens | undefined> {
  const pair = successorPair(used.token, used.nonce)
  const [row] = await sql.query<{ accessEnds: Date }>(
    `SELECT a.expires_at AS "accessEnds"
     FROM refresh_tokens r JOIN access_tokens a ON a.tenant = r.tenant AND a.family_id = r.family_id
     WHERE r.hash = $1 AND r.used_at IS NULL AND a.hash = $2`,
    [hashToken(pair.refresh), hashToken(pair.access)],
  )
  return row && { ...pair, expiresInSeconds: secondsUntil(row.accessEnds, now) }
}

/** Whole seconds that are left until an instant; never negative. */
export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(0, Math.floor((instant.getTime() - now.getTime()) / 1_000))
}
