import { parsePublicSession, type PublicSession } from './public-session.js'
import { readCookie, toSessionCookie } from './session-cookie.js'
import type { CookieChange, SessionCookieOptions } from './session-cookie.js'

/**
 * A cookie with a page's session data, even for cached pages: scripts may read it. It is set and
 * deleted together with the cookie of the tokens.
 *
 * @param known Null for a session that has ended.
 */
export function toPublicCookie(
  known: PublicSession | null,
  options: SessionCookieOptions,
): CookieChange {
  const { name, attributes } = toPublicName(options)
  const readable = { ...attributes, httpOnly: false }
  if (!known) return { name, value: '', attributes: { ...readable, maxAge: 0 } }
  const { email, expiresAtMs, nowMs } = known
  const value = encodeURIComponent(JSON.stringify({ email, expiresAtMs, nowMs }))
  return { name, value, attributes: readable }
}

/**
 * Reads the public session from `document.cookie`.
 *
 * @param nowMs The browser's clock: the cookie may have been set a while ago.
 * @returns Null when signed out.
 */
export function readPublicCookie(
  cookies: string,
  options: SessionCookieOptions,
  nowMs: number,
): PublicSession | null {
  const value = readCookie(cookies, toPublicName(options).name)
  const known = value === null ? null : parsePublicSession(parseValue(value))
  return known && { ...known, nowMs: Math.max(known.nowMs, nowMs) }
}

function toPublicName(options: SessionCookieOptions): ReturnType<typeof toSessionCookie> {
  return toSessionCookie({ ...options, name: `${options.name ?? 'session'}-known` })
}

function parseValue(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value))
  } catch {
    return undefined
  }
}
