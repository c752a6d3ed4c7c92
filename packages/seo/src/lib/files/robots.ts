import { SeoError } from '../seo-error.js'

/** Rules for one user agent. */
export interface RobotsRule {
  /** @default '*' */
  userAgent?: string
  allow?: readonly string[]
  disallow?: readonly string[]
}

export interface RobotsOptions {
  rules: readonly RobotsRule[]
  /** Full addresses of the sitemaps. */
  sitemaps?: readonly string[]
  /**
   * False for a site that is not public, such as a preview: all robots are turned away.
   * @default true
   */
  isPublic?: boolean
}

/**
 * Writes robots.txt.
 *
 * @throws {SeoError} `invalid-rule` for a value with a line break, which would begin a rule of its
 * own.
 * @see {@link https://www.rfc-editor.org/rfc/rfc9309}
 */
export function robotsTxt({ rules, sitemaps = [], isPublic = true }: RobotsOptions): string {
  if (!isPublic) return 'User-agent: *\nDisallow: /\n'
  const groups = rules.map(({ userAgent = '*', allow = [], disallow = [] }) =>
    [
      line('User-agent', userAgent),
      ...allow.map((path) => line('Allow', path)),
      ...disallow.map((path) => line('Disallow', path)),
    ].join('\n'),
  )
  const addresses = sitemaps.map((sitemap) => line('Sitemap', sitemap))
  return [...groups, ...(addresses.length > 0 ? [addresses.join('\n')] : [])].join('\n\n') + '\n'
}

function line(field: string, value: string): string {
  if (!/[\r\n]/.test(value)) return `${field}: ${value}`
  throw new SeoError(
    'invalid-rule',
    `The value of ${field} has a line break. Write it as two rules.`,
  )
}
