import type { Sql } from '../database/database.js'
import { newUnguessableId } from '../database/unguessable-id.js'
import { accessLifetimeMs, hashToken, newToken, refreshLifetimeMs, successorPair } from './token.js'
import type { TokenPair } from './token.js'

/** A pair of tokens and how long its access token still lives. */
export interface IssuedTokens extends TokenPair {
  /** Whole seconds, never negative. */
  expiresInSeconds: number
}

/** Begins a family of tokens: one login. */
export async function issueTokens(sql: Sql, memberId: string, now: Date): Promise<IssuedTokens> {
  const familyId = newUnguessableId()
  await sql.query(
    `INSERT INTO token_families (tenant, id, member_id, created_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3::timestamptz)`,
    [familyId, memberId, now.toISOString()],
  )
  const pair = { access: newToken(), refresh: newToken() }
  await storePair(sql, familyId, pair, now)
  return { ...pair, expiresInSeconds: accessLifetimeMs / 1_000 }
}

/** Replaces a refresh token by its successors. */
export async function rotateTokens(
  sql: Sql,
  used: { token: string; familyId: string },
  now: Date,
): Promise<IssuedTokens> {
  const nonce = newToken()
  const pair = successorPair(used.token, nonce)
  await sql.query(
    'UPDATE refresh_tokens SET used_at = $2::timestamptz, successor_nonce = $3 WHERE hash = $1',
    [hashToken(used.token), now.toISOString(), nonce],
  )
  await storePair(sql, used.familyId, pair, now)
  return { ...pair, expiresInSeconds: accessLifetimeMs / 1_000 }
}

async function storePair(sql: Sql, familyId: string, pair: TokenPair, now: Date): Promise<void> {
  const accessEnds = new Date(now.getTime() + accessLifetimeMs)
  const refreshEnds = new Date(now.getTime() + refreshLifetimeMs)
  await sql.query(
    `INSERT INTO access_tokens (tenant, hash, family_id, expires_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3::timestamptz)`,
    [hashToken(pair.access), familyId, accessEnds.toISOString()],
  )
  await sql.query(
    `INSERT INTO refresh_tokens (tenant, hash, family_id, expires_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3::timestamptz)`,
    [hashToken(pair.refresh), familyId, refreshEnds.toISOString()],
  )
}
