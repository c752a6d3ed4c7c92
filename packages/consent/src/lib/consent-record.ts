/** A visitor's choice: essential cookies only, or all. */
export type ConsentChoice = 'basic' | 'all'

/** A choice and the version of the text it refers to. */
export interface ConsentRecord {
  /** Version of the text that was shown with the question. */
  version: string
  /** Day of the choice, as `2026-11-23`. */
  decidedOn: string
  choice: ConsentChoice
}

export interface ConsentCookieOptions {
  /** Whether the site is on HTTPS. */
  isSecure: boolean
  /** @default 'consent' */
  name?: string
  /** Seconds for which the choice holds. @default 15_552_000 (180 days) */
  maxAgeSeconds?: number
}

/** Conditions under which a record is valid. */
export interface ConsentTerms {
  /** Current version of the text. */
  version: string
  /** The browser sends Global Privacy Control (`Sec-GPC: 1`), which overrides the choice. */
  isOptedOut: boolean
}

const defaultName = 'consent'
const pattern = /^([\w-]{1,32})\.(\d{4}-\d\d-\d\d)\.(basic|all)$/

/**
 * Reads the record from a `Cookie` header or `document.cookie`.
 *
 * @returns Null for none, and for one that is not ours.
 */
export function readConsent(
  cookies: string | null | undefined,
  name: string = defaultName,
): ConsentRecord | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=')
    if (key !== name) continue
    const [, version, decidedOn, choice] = pattern.exec(value) ?? []
    if (version && decidedOn && choice) {
      return { version, decidedOn, choice: choice === 'all' ? 'all' : 'basic' }
    }
  }
  return null
}

/**
 * Serializes a record as a cookie for `Set-Cookie` or `document.cookie`. It is not `HttpOnly`,
 * because cached pages are public and a script has to read it.
 *
 * @throws {RangeError} When the version is not 1 to 32 letters, digits, - and _.
 */
export function toConsentCookie(
  { version, decidedOn, choice }: ConsentRecord,
  { isSecure, name = defaultName, maxAgeSeconds = 15_552_000 }: ConsentCookieOptions,
): string {
  const value = `${version}.${decidedOn}.${choice}`
  if (!pattern.test(value)) {
    throw new RangeError(`Cannot store ${JSON.stringify(value)}: use a version such as 2026-11.`)
  }
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/**
 * Returns the effective choice: the browser's opt-out, else a record of the current text, else
 * null.
 */
export function currentChoice(
  record: ConsentRecord | null,
  { version, isOptedOut }: ConsentTerms,
): ConsentChoice | null {
  if (isOptedOut) return 'basic'
  return record?.version === version ? record.choice : null
}

/** Parses a posted choice. @returns Null for anything else. */
export function parseChoice(value: unknown): ConsentChoice | null {
  return value === 'basic' || value === 'all' ? value : null
}
