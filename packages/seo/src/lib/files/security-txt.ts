import { SeoError } from '../seo-error.js'

export interface SecurityTxtOptions {
  /** Where to report vulnerabilities, best first: `mailto:`, `https:` or `tel:` addresses. */
  contacts: readonly string[]
  /** The current time: the file is valid from then on for `validDays`. */
  now: Date
  /**
   * Days until the file should no longer be believed; the standard advises less than a year.
   * @default 180
   */
  validDays?: number
  /** Locale codes of the languages that reports may be written in. */
  languages?: readonly string[]
  /** Full address of the file itself. */
  canonical?: string
}

const dayMs = 86_400_000

/**
 * Writes security.txt, which contains the contact for vulnerability reports. It expires at the
 * beginning of a day in UTC, so that it is the same all day.
 *
 * @throws {SeoError} `invalid-rule` without a contact, for one that is no address, or for a
 * validity of a year and more.
 * @see {@link https://www.rfc-editor.org/rfc/rfc9116}
 */
export function securityTxt(options: SecurityTxtOptions): string {
  const { contacts, now, validDays = 180, languages = [], canonical } = options
  if (contacts.length === 0) throw invalid('There is no contact. Provide at least one URL.')
  const wrong = [...contacts, ...(canonical ? [canonical] : [])].find(
    (address) => !/^(mailto:|https:\/\/|http:\/\/|tel:)[\u0021-\u007e]+$/.test(address),
  )
  if (wrong !== undefined) {
    throw invalid(`'${wrong}' is no address. Write it as mailto:, https: or tel:.`)
  }
  if (validDays < 1 || validDays >= 365) {
    throw invalid(`It cannot be valid for ${validDays} days. Use 1 to 364.`)
  }
  const expires = new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs)
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    ...(languages.length > 0 ? [`Preferred-Languages: ${languages.join(', ')}`] : []),
    ...(canonical ? [`Canonical: ${canonical}`] : []),
    '',
  ].join('\n')
}

function invalid(message: string): SeoError {
  return new SeoError('invalid-rule', message)
}
