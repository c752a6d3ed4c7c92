import type { SessionFact } from '../machine/shared-session.js'
import type { NewGrant } from '../machine/session-grant.js'
import { SESSION_TIMINGS } from '../machine/session-timings.js'

/** All that a browser is told of a session whose tokens a server keeps. */
export interface PublicSession {
  email: string | null
  /** By the server's clock. */
  expiresAtMs: number
  /** The server's clock when it said so: a browser's clock may be wrong. */
  nowMs: number
}

/** Reads what a server has said of a session; null for anything else. */
export function parsePublicSession(value: unknown): PublicSession | null {
  if (typeof value !== 'object' || value === null) return null
  const { email, expiresAtMs, nowMs }: Record<string, unknown> = { ...value }
  if (typeof expiresAtMs !== 'number' || typeof nowMs !== 'number') return null
  if (!Number.isFinite(expiresAtMs - nowMs)) return null
  return { email: typeof email === 'string' ? email : null, expiresAtMs, nowMs }
}

/** The grant behind a server's word. The margin was taken off by the server and is not taken off again. */
export function toPublicGrant({ email, expiresAtMs, nowMs }: PublicSession): NewGrant {
  const leftMs = expiresAtMs - nowMs + SESSION_TIMINGS.safetyMarginMs
  return { tokens: null, expiresInSeconds: leftMs / 1_000, email, serverExpiresAtMs: expiresAtMs }
}

/**
 * What a server's word means beside what the browser knows.
 *
 * @param known Undefined where nothing was said, as by a cached page; null for nobody.
 * @returns The fact, and whether other tabs have to hear of it.
 */
export function toToldFact(
  known: PublicSession | null | undefined,
  own: SessionFact | null,
  nowMs: number,
): { fact: SessionFact | null; isNews: boolean } {
  if (known === undefined) return { fact: own, isNews: false }
  if (known === null) {
    if (own?.status !== 'signed-in') return { fact: own, isNews: false }
    // The word may be older than a login in another tab: the server is asked rather than believed.
    const grant = { ...own.grant, expiresAtMs: nowMs }
    return { fact: { ...own, revision: own.revision + 1, grant }, isNews: false }
  }
  const { email, expiresAtMs: serverExpiresAtMs } = known
  const isSame =
    own?.status === 'signed-in' &&
    own.email === email &&
    own.grant.serverExpiresAtMs === serverExpiresAtMs
  if (isSame) return { fact: own, isNews: false }
  const expiresAtMs = nowMs + serverExpiresAtMs - known.nowMs
  const grant = { tokens: null, expiresAtMs, serverExpiresAtMs }
  const revision = (own?.revision ?? 0) + 1
  return { fact: { status: 'signed-in', revision, grant, email }, isNews: true }
}
