/** What a visitor may answer: essential cookies alone, or all of them. */
export type ConsentChoice = 'basic' | 'all'

/** A choice, and what it was made of. */
export interface ConsentRecord {
  /** Version of the text that was shown with the question. */
  version: string
  /** Day of the choice, as `2026-11-23`. */
  decidedOn: string
  choice: ConsentChoice
}

/** Options of {@link toConsentCookie}. */
export interface ConsentCookieOptions {
  /** Whether the site is on HTTPS. */
  isSecure: boolean
  /** @default 'consent' */
  name?: string
  /** Seconds for which the choice holds. @default 15_552_000 (180 days) */
  maxAgeSeconds?: number
}

/** What decides whether a record still holds. */
export interface ConsentTerms {
  /** Version of the text as it stands now. */
  version: string
  /** The browser sends Global Privacy Control (`Sec-GPC: 1`). It outweighs what was chosen. */
  isOptedOut: boolean
}

const defaultName = 'consent'
const pattern = /^([\w-]{1,32})\.(\d{4}-\d\d-\d\d)\.(basic|all)$/

/** Reads the record from a `Cookie` header or `document.cookie`. @returns Null for none, and for one that is not ours. */
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
 * The text of a cookie that keeps a record, for `Set-Cookie` and `document.cookie` alike: scripts have to read it, since
 * cached pages are the same for everybody.
 *
 * @throws {RangeError} When the version is not made of 1 to 32 letters, digits, - and _.
 */
export function toConsentCookie(
  { version, decidedOn, choice }: ConsentRecord,
  { isSecure, name = defaultName, maxAgeSeconds = 15_552_000 }: ConsentCookieOptions,
): string {
  const value = `${version}.${decidedOn}.${choice}`
  if (!pattern.test(value)) {
    throw new RangeError(`Cannot keep ${JSON.stringify(value)}: use a version such as 2026-11.`)
  }
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** What counts: the browser's opt-out, else a record of the text as it stands, else nothing was chosen. */
export function currentChoice(
  record: ConsentRecord | null,
  { version, isOptedOut }: ConsentTerms,
): ConsentChoice | null {
  if (isOptedOut) return 'basic'
  return record?.version === version ? record.choice : null
}

/** Reads a posted answer. @returns Null for anything else. */
export function parseChoice(value: unknown): ConsentChoice | null {
  return value === 'basic' || value === 'all' ? value : null
}
