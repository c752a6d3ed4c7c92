/** Location of the auth pages. */
export interface AuthArea {
  /** Begins and ends with a slash. @default '/auth/' */
  authArea?: string
  /** Locale prefixes of paths, without a slash at the end. @default none */
  localePrefixes?: readonly string[]
}

const MAX_LENGTH = 2_048
const MAX_ENCODINGS = 4
/** Placeholder origin while an address is resolved; `.invalid` is reserved (RFC 2606). */
const ORIGIN = 'https://this-site.invalid'

/**
 * Reads a path on this site to which a visitor may be sent, from text that anyone may have written.
 *
 * @returns The path with its query and fragment, as a browser would resolve it, in ASCII; null for
 * anything that could lead to another site or is spelled to look like something else.
 * @example
 * parseSitePath('/orders?page=2') // '/orders?page=2'
 * parseSitePath('//elsewhere.example') // null
 */
export function parseSitePath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !isPlain(value)) return null
  const path = resolvePath(value)
  return path !== null && listReadings(path) !== null ? path : null
}

/**
 * Reads a path to return to after login: a path on this site outside of the auth pages.
 *
 * @returns See {@link parseSitePath}.
 */
export function parseReturnPath(value: unknown, area: AuthArea = {}): string | null {
  const path = parseSitePath(value)
  return path === null || isAuthPath(path, area) ? null : path
}

/** Whether a path is one of the auth pages, in any language and spelling. */
export function isAuthPath(path: string, area: AuthArea = {}): boolean {
  const { authArea = '/auth/', localePrefixes = [] } = area
  const readings = listReadings(resolvePath(path) ?? path) ?? [path]
  return readings.some((reading) => {
    const lower = `${reading.toLowerCase().replace(/\/+$/, '')}/`
    return ['', ...localePrefixes].some((prefix) =>
      lower.startsWith(`${prefix}${authArea}`.toLowerCase()),
    )
  })
}

/**
 * No controls, blanks, invisible or bidirectional characters, halves of characters, backslashes or
 * `@`.
 */
function isPlain(text: string): boolean {
  return (
    /^\/(?!\/)/.test(text) &&
    !/[\p{C}\p{Z}\\@]/u.test(text) &&
    !/%(?:5c|[01][\da-f]|7f)/i.test(text)
  )
}

function resolvePath(text: string): string | null {
  try {
    const url = new URL(text, ORIGIN)
    return url.origin === ORIGIN ? `${url.pathname}${url.search}${url.hash}` : null
  } catch {
    return null
  }
}

/**
 * Lists all readings of a path by servers and browsers: as is, decoded once or more, compatibility
 * characters replaced, dots resolved. Null when one of these is not a plain path.
 */
function listReadings(path: string): string[] | null {
  let reading = path.split(/[?#]/, 1)[0] ?? ''
  const readings: string[] = []
  for (let depth = 0; depth <= MAX_ENCODINGS; depth += 1) {
    const plain = reading.normalize('NFKC')
    const resolved = resolvePath(plain)?.split(/[?#]/, 1)[0] ?? null
    if (!isPlain(plain) || plain.includes('//') || !resolved) return null
    readings.push(plain, resolved)
    const decoded = decode(reading)
    if (decoded === null) return null
    if (decoded === reading) return readings
    reading = decoded
  }
  return null
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
