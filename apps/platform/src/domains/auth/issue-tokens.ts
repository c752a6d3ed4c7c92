import type { Transaction } from '../../foundation/database/database.js'
import { newRandomId } from '../../foundation/database/random-id.js'
import { hashToken, newToken, refreshLifetimeMs, successorPair } from './token.js'
import type { TokenPair } from './token.js'

/** A pair of tokens and how long its access token still lives. */
export interface IssuedTokens extends TokenPair {
  /** Whole seconds, never negative. */
  expiresInSeconds: number
}

/** When tokens are issued, and for how long. */
export interface TokenTimes {
  now: Date
  /** Whole seconds that an access token lives. */
  accessSeconds: number
}

/** Begins a family of tokens: one login, from a network (its hash) where that is known. */
export async function issueTokens(
  sql: Transaction,
  memberId: string,
  { network = null, ...times }: TokenTimes & { network?: string | null },
): Promise<IssuedTokens> {
  const familyId = newRandomId()
  await sql.query(
    `INSERT INTO token_families (tenant, id, member_id, created_at, network)
     VALUES (current_setting('floga.tenant'), $1, $2, $3::timestamptz, $4)`,
    [familyId, memberId, times.now.toISOString(), network],
  )
  const pair = { access: newToken(), refresh: newToken() }
  await storePair(sql, familyId, pair, times)
  return { ...pair, expiresInSeconds: times.accessSeconds }
}

/** Replaces a refresh token by its successors. */
export async function rotateTokens(
  sql: Transaction,
  used: { token: string; familyId: string },
  times: TokenTimes,
): Promise<IssuedTokens> {
  const nonce = newToken()
  const pair = successorPair(used.token, nonce)
  await sql.query(
    'UPDATE refresh_tokens SET used_at = $2::timestamptz, successor_nonce = $3 WHERE hash = $1',
    [hashToken(used.token), times.now.toISOString(), nonce],
  )
  await storePair(sql, used.familyId, pair, times)
  return { ...pair, expiresInSeconds: times.accessSeconds }
}

async function storePair(
  sql: Transaction,
  familyId: string,
  pair: TokenPair,
  { now, accessSeconds }: TokenTimes,
): Promise<void> {
  const accessEnds = new Date(now.getTime() + accessSeconds * 1_000)
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
