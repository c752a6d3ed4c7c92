/** Attributes of the locale cookie. */
export interface LocaleCookieOptions {
  /** @default 'locale' */
  name?: string
  /** Lifetime of the cookie in seconds. @default 31_536_000 (a year) */
  maxAgeSeconds?: number
  /** Whether the cookie is sent over https only. @default false */
  secure?: boolean
}

const YEAR_SECONDS = 31_536_000
const DEFAULT_NAME = 'locale'

/** Reads the stored locale code from a `Cookie` header; undefined when there is none. */
export function parseLocaleCookie(
  cookieHeader: string | null | undefined,
  options: Pick<LocaleCookieOptions, 'name'> = {},
): string | undefined {
  const name = options.name ?? DEFAULT_NAME
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [key = '', ...value] = pair.split('=')
    if (key.trim() === name) return value.join('=').trim() || undefined
  }
  return undefined
}

/** Writes a `Set-Cookie` value that stores a locale code for the whole site. */
export function serializeLocaleCookie(code: string, options: LocaleCookieOptions = {}): string {
  const parts = [
    `${options.name ?? DEFAULT_NAME}=${encodeURIComponent(code)}`,
    'Path=/',
    `Max-Age=${options.maxAgeSeconds ?? YEAR_SECONDS}`,
    'SameSite=Lax',
  ]
  if (options.secure) parts.push('Secure')
  return parts.join('; ')
}
