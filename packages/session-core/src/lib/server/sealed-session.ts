import type { TokenPair } from '../machine/session-grant.js'

/** Content of the session cookie. */
export interface SealedSession {
  tokens: TokenPair
  expiresAtMs: number
  email: string | null
}

/** The sealed value, marked with tenant and version. */
export function toSealable({ tokens, expiresAtMs, email }: SealedSession, tenant: string): object {
  return { v: 1, tenant, ...tokens, expiresAtMs, email }
}

/** Reads a sealed value; null for anything else. */
export function parseSealed(value: unknown, tenant: string): SealedSession | null {
  if (typeof value !== 'object' || value === null) return null
  const {
    v,
    tenant: owner,
    token,
    refreshToken,
    expiresAtMs,
    email,
  }: Record<string, unknown> = {
    ...value,
  }
  if (v !== 1 || owner !== tenant || typeof token !== 'string' || token === '') return null
  if (typeof expiresAtMs !== 'number' || !Number.isFinite(expiresAtMs)) return null
  return {
    tokens: { token, refreshToken: typeof refreshToken === 'string' ? refreshToken : null },
    expiresAtMs,
    email: typeof email === 'string' ? email : null,
  }
}
