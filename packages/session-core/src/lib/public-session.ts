import type { SessionFact } from './session-fact.js'
import type { NewGrant } from './session-grant.js'
import { SESSION_TIMINGS } from './session-timings.js'

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
  return { tokens: null, expiresInSeconds: leftMs / 1_000, email }
}

/** How far two words about the same expiry may be apart. */
const SAME_MS = 5_000

/**
 * What to begin with when a page came with its server's word beside what the browser remembers.
 *
 * @param known Undefined for a page that says nothing, as a cached one; null for nobody.
 * @returns The fact, and whether other tabs have to hear of it.
 */
export function toFirstFact(
  known: PublicSession | null | undefined,
  stored: SessionFact | null,
  nowMs: number,
): { fact: SessionFact | null; isNews: boolean } {
  if (known === undefined) return { fact: stored, isNews: false }
  if (known === null) {
    if (stored?.status !== 'signed-in') return { fact: stored, isNews: false }
    // The page may be older than a login in another tab: the server is asked rather than believed.
    const grant = { ...stored.grant, expiresAtMs: nowMs }
    return { fact: { ...stored, grant }, isNews: false }
  }
  const expiresAtMs = nowMs + known.expiresAtMs - known.nowMs
  const isSame =
    stored?.status === 'signed-in' &&
    stored.email === known.email &&
    Math.abs(stored.grant.expiresAtMs - expiresAtMs) < SAME_MS
  if (isSame) return { fact: stored, isNews: false }
  const revision = (stored?.revision ?? 0) + 1
  const grant = { tokens: null, expiresAtMs }
  return { fact: { status: 'signed-in', revision, grant, email: known.email }, isNews: true }
}
