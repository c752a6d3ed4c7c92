import type { TokenPair } from '../machine/session-grant.js'

/** What a server keeps in the cookie of a session. */
export interface SealedSession {
  tokens: TokenPair
  expiresAtMs: number
  email: string | null
}

/** What is sealed: by tenant and version, so that nothing else is taken for it. */
export function toSealable({ tokens, expiresAtMs, email }: SealedSession, tenant: string): object {
  return { v: 1, tenant, ...tokens, expiresAtMs, email }
}

/** Reads what was sealed; null for anything else. */
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
