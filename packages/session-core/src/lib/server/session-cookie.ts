import { SessionError } from '../session-error.js'

export interface SessionCookieOptions {
  /** Whether the site is on HTTPS. Only then may the cookie be bound to its host. */
  isSecure: boolean
  /** Without prefix. @default 'session' */
  name?: string
  /** Lifetime of the cookie: that of a refresh token. @default 2_592_000 (30 days) */
  maxAgeSeconds?: number
}

/** How a browser has to treat a cookie. */
export interface CookieAttributes {
  path: '/'
  /** Whether scripts cannot read it. */
  httpOnly: boolean
  sameSite: 'lax'
  secure: boolean
  /** In seconds; 0 ends it. */
  maxAge: number
}

/** A cookie to be set. */
export interface CookieChange {
  name: string
  /** Empty for a cookie that ends. */
  value: string
  attributes: CookieAttributes
}

const MAX_COOKIE_CHARACTERS = 4_096

/**
 * Name and attributes of the session cookie: `HttpOnly`, not sent with cross-site posts, and on
 * HTTPS bound to this host.
 *
 * @see
 * {@link https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes}
 */
export function toSessionCookie(options: SessionCookieOptions): {
  name: string
  attributes: CookieAttributes
} {
  const { isSecure, name = 'session', maxAgeSeconds = 2_592_000 } = options
  if (!/^[\w-]+$/.test(name)) {
    throw new SessionError(
      'invalid-settings',
      `Cannot name a cookie ${JSON.stringify(name)}: use letters, digits, - and _.`,
    )
  }
  return {
    name: isSecure ? `__Host-${name}` : name,
    attributes: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      maxAge: maxAgeSeconds,
    },
  }
}

/**
 * Writes a `Set-Cookie` header.
 *
 * @throws {SessionError} `unsafe-cookie-value` when the value needs quoting, `cookie-too-long`
 * above the 4,096 characters that browsers store.
 */
export function toSetCookie({ name, value, attributes }: CookieChange): string {
  if (!/^[\w.~+/=:%!*'()-]*$/.test(value)) {
    throw new SessionError(
      'unsafe-cookie-value',
      `Cannot set cookie ${name}: seal() has to return base64url.`,
    )
  }
  const { path, httpOnly, sameSite, secure, maxAge } = attributes
  const parts = [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
    `SameSite=${sameSite === 'lax' ? 'Lax' : sameSite}`,
  ]
  const header = parts.join('; ')
  if (header.length > MAX_COOKIE_CHARACTERS) {
    throw new SessionError(
      'cookie-too-long',
      `Cannot set cookie ${name}: ${header.length} characters are more than browsers store (4096).`,
    )
  }
  return header
}

/** The value of a cookie in a `Cookie` header; null when it is not there. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  const prefix = `${name}=`
  const pair = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix))
  return pair?.slice(prefix.length) || null
}
