import { createHash, createHmac, randomBytes } from 'node:crypto'

/** Seconds that an access token lives by default. */
export const defaultAccessSeconds = 15 * 60

/** Milliseconds that a refresh token lives. */
export const refreshLifetimeMs = 30 * 24 * 60 * 60 * 1_000

/**
 * Milliseconds after its use in which a refresh token still brings the successor that it brought
 * first.
 */
export const reuseGraceMs = 30 * 1_000

export interface TokenPair {
  access: string
  refresh: string
}

/** A token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored hash of a token. A random token needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * The pair that follows a used refresh token. It takes the token, which only its holder knows, and
 * the nonce, which only the database knows: neither of them alone leads to the successors.
 */
export function successorPair(usedRefresh: string, nonce: string): TokenPair {
  const derive = (kind: string) =>
    createHmac('sha256', usedRefresh).update(`${nonce} ${kind}`).digest('base64url')
  return { access: derive('access'), refresh: derive('refresh') }
}
