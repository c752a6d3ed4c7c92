import type { Transaction } from '../../foundation/database/database.js'
import { hashToken, newToken } from './token.js'

/** Purpose of an e-mail's link. */
export type LinkPurpose = 'REGISTRATION' | 'EMAIL' | 'PASSWORD'

/** Milliseconds that a link lives. */
export const linkLifetimeMs: Record<LinkPurpose, number> = {
  REGISTRATION: 24 * 60 * 60 * 1_000,
  EMAIL: 24 * 60 * 60 * 1_000,
  PASSWORD: 30 * 60 * 1_000,
}

export interface MemberLink {
  memberId: string
  purpose: LinkPurpose
  /** Where it was sent. */
  email: string
}

/**
 * Creates a link's token: 256 random bits, stored only as a hash. It is created when the e-mail is
 * sent, so that it is stored nowhere else; a repeated e-mail contains another one, and opening
 * either ends both.
 */
export async function createLink(sql: Transaction, link: MemberLink, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + linkLifetimeMs[link.purpose])
  await sql.query(
    `INSERT INTO member_links (tenant, hash, member_id, purpose, email, expires_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5::timestamptz)`,
    [hashToken(token), link.memberId, link.purpose, link.email, expiresAt.toISOString()],
  )
  return token
}

/** Returns the link of a token; undefined when it is unknown, used or expired. */
export async function findLink(
  sql: Transaction,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<MemberLink | undefined> {
  const [link] = await sql.query<MemberLink>(
    `SELECT member_id AS "memberId", purpose, email FROM member_links
     WHERE hash = $1 AND purpose = ANY($2::text[]) AND expires_at > $3::timestamptz`,
    [hashToken(token), [...purposes], now.toISOString()],
  )
  return link
}

/**
 * Redeems a link: a second call finds nothing, and the member's other links of that purpose end
 * with it.
 */
export async function redeemLink(
  sql: Transaction,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<MemberLink | undefined> {
  const link = await findLink(sql, token, purposes, now)
  if (!link) return undefined
  const taken = await sql.query('DELETE FROM member_links WHERE hash = $1 RETURNING 1', [
    hashToken(token),
  ])
  if (taken.length === 0) return undefined
  await deleteLinks(sql, link.memberId, [link.purpose])
  return link
}

/** Ends the member's links of some purposes. */
export async function deleteLinks(
  sql: Transaction,
  memberId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await sql.query('DELETE FROM member_links WHERE member_id = $1 AND purpose = ANY($2::text[])', [
    memberId,
    [...purposes],
  ])
}
