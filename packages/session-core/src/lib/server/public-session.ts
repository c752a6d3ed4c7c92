import type { SharedSession } from '../machine/shared-session.js'
import type { NewGrant } from '../machine/session-grant.js'
import { SESSION_TIMINGS } from '../machine/session-timings.js'

/** The part of a server-held session that a browser may know. */
export interface PublicSession {
  email: string | null
  /** By the server's clock. */
  expiresAtMs: number
  /** The server's clock at that moment: a browser's clock may be wrong. */
  nowMs: number
}

/** Parses a public session; null for anything else. */
export function parsePublicSession(value: unknown): PublicSession | null {
  if (typeof value !== 'object' || value === null) return null
  const { email, expiresAtMs, nowMs }: Record<string, unknown> = { ...value }
  if (typeof expiresAtMs !== 'number' || typeof nowMs !== 'number') return null
  if (!Number.isFinite(expiresAtMs - nowMs)) return null
  return { email: typeof email === 'string' ? email : null, expiresAtMs, nowMs }
}

/** The grant of a public session. The server has already subtracted the safety margin. */
export function toPublicGrant({ email, expiresAtMs, nowMs }: PublicSession): NewGrant {
  const leftMs = expiresAtMs - nowMs + SESSION_TIMINGS.safetyMarginMs
  return { tokens: null, expiresInSeconds: leftMs / 1_000, email, serverExpiresAtMs: expiresAtMs }
}

/**
 * Merges the server's state with the browser's.
 *
 * @param known Undefined for a page without this information, such as a cached one; null for signed
 * out.
 * @returns The session, and whether other tabs have to be sent it.
 */
export function mergePublicSession(
  known: PublicSession | null | undefined,
  own: SharedSession | null,
  nowMs: number,
): { shared: SharedSession | null; isNew: boolean } {
  if (known === undefined) return { shared: own, isNew: false }
  if (known === null) {
    if (own?.status !== 'signed-in') return { shared: own, isNew: false }
    // It may be older than a login in another tab: it is loaded again.
    const grant = { ...own.grant, expiresAtMs: nowMs }
    return { shared: { ...own, revision: own.revision + 1, grant }, isNew: false }
  }
  const { email, expiresAtMs: serverExpiresAtMs } = known
  const isSame =
    own?.status === 'signed-in' &&
    own.email === email &&
    own.grant.serverExpiresAtMs === serverExpiresAtMs
  if (isSame) return { shared: own, isNew: false }
  const expiresAtMs = nowMs + serverExpiresAtMs - known.nowMs
  const grant = { tokens: null, expiresAtMs, serverExpiresAtMs }
  const revision = (own?.revision ?? 0) + 1
  return { shared: { status: 'signed-in', revision, grant, email }, isNew: true }
}
