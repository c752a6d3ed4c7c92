import type { SharedSession } from '../machine/shared-session.js'
import type { TokenPair } from '../machine/session-grant.js'
import type { MonotonicClock } from './monotonic-clock.js'

/** Why a stored text cannot be used. */
export type InvalidSessionReason = 'corrupt' | 'foreign' | 'other-version' | 'other-tenant'

/** The session in a stored text, or why there is none. */
export type DeserializedSession =
  | { ok: true; shared: SharedSession }
  | { ok: false; reason: InvalidSessionReason }

/** How far the clocks of two readings may be apart before the clock counts as set back. */
const TOLERANCE_MS = 2_000

/** Writes a session as text for other tabs and the next page. */
export function serializeSession(
  shared: SharedSession,
  tenant: string,
  time: MonotonicClock,
): string {
  const { revision, status } = shared
  const base = { v: 1, tenant, revision, status, savedAtMs: time.toWallMs(time.nowMs()) }
  if (shared.status === 'signed-out') return JSON.stringify(base)
  const expiresAtMs = time.toWallMs(shared.grant.expiresAtMs)
  const { tokens, serverExpiresAtMs } = shared.grant
  return JSON.stringify({ ...base, expiresAtMs, serverExpiresAtMs, email: shared.email, tokens })
}

/** Reads a text from storage or another tab, which anyone may have written. */
export function deserializeSession(
  text: string,
  tenant: string,
  time: MonotonicClock,
): DeserializedSession {
  const value = parseJson(text)
  if (value === undefined) return { ok: false, reason: 'corrupt' }
  if (!isObject(value) || !('v' in value)) return { ok: false, reason: 'foreign' }
  if (value.v !== 1) return { ok: false, reason: 'other-version' }
  if (value.tenant !== tenant) return { ok: false, reason: 'other-tenant' }
  const { revision, status, savedAtMs, expiresAtMs, serverExpiresAtMs, email } = value
  if (!isCount(revision) || !isNumber(savedAtMs)) return { ok: false, reason: 'foreign' }
  if (status === 'signed-out') return { ok: true, shared: { status, revision } }
  const tokens = parseTokens(value.tokens)
  const isKnown = status === 'signed-in' && tokens !== undefined && isNumber(expiresAtMs)
  if (!isKnown) return { ok: false, reason: 'foreign' }
  const leftMs = toLeftMs({ savedAtMs, expiresAtMs }, time)
  return {
    ok: true,
    shared: {
      status,
      revision,
      grant: {
        tokens,
        expiresAtMs: time.nowMs() + leftMs,
        serverExpiresAtMs: isNumber(serverExpiresAtMs) ? serverExpiresAtMs : undefined,
      },
      email: typeof email === 'string' ? email : null,
    },
  }
}

/** Returns the remaining lifetime of a token, or none when the clock was set back since then. */
function toLeftMs(
  { savedAtMs, expiresAtMs }: { savedAtMs: number; expiresAtMs: number },
  time: MonotonicClock,
): number {
  const wallMs = time.toWallMs(time.nowMs())
  if (wallMs < savedAtMs - TOLERANCE_MS) return 0
  return Math.min(expiresAtMs - wallMs, expiresAtMs - savedAtMs)
}

/** Undefined when the value is not a pair of tokens. */
function parseTokens(value: unknown): TokenPair | null | undefined {
  if (value === null) return null
  if (!isObject(value)) return undefined
  const { token, refreshToken } = value
  if (typeof token !== 'string' || token === '') return undefined
  return { token, refreshToken: typeof refreshToken === 'string' ? refreshToken : null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isCount(value: unknown): value is number {
  return isNumber(value) && Number.isSafeInteger(value) && value >= 0
}
