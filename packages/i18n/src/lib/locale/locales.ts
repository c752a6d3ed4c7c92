import type { Locale } from './locale.js'
import { I18nError } from '../i18n-error.js'

export interface LocalesOptions<Code extends string> {
  /** Every language of the site, in the order in which a reader chooses among them. */
  locales: readonly Locale<Code>[]
  /** The language whose addresses carry no prefix. */
  defaultCode: NoInfer<Code>
}

/** A path and the locale of its prefix. */
export interface LocalizedPath<Code extends string> {
  locale: Locale<Code>
  /** The path without its language prefix; query and fragment are preserved. */
  path: string
}

/** The locales of a site and their prefixes in addresses. */
export interface Locales<Code extends string> {
  all: readonly Locale<Code>[]
  defaultLocale: Locale<Code>
  /** The locale with this code; undefined for anything that is not one of the site's codes. */
  find(code: unknown): Locale<Code> | undefined
  /** The locale with this code. */
  get(code: Code): Locale<Code>
  /** Reads the language of a path. A path without a prefix is in the default language. */
  parsePath(path: string): LocalizedPath<Code>
  /**
   * Rewrites a path of the default language for another one. Anything but a path of this site is
   * returned unchanged.
   */
  localizePath(path: string, code: Code): string
  /**
   * Rewrites a path of one language for another. A path that is not in `from` is returned
   * unchanged.
   */
  switchPath(path: string, from: Code, to: Code): string
}

/**
 * Creates the locales of a site: each has a prefix in the address, except the default one.
 *
 * @throws {I18nError} `invalid-locales` when a code is missing, repeated, or not valid in a path.
 * @example
 * const locales = createLocales({
 *  locales: [
 *    { code: 'el', iso: 'el-GR', name: 'Greek', label: 'Ελληνικά' },
 *    { code: 'en', iso: 'en-US', name: 'English', label: 'English' },
 *  ],
 *  defaultCode: 'el',
 * })
 * locales.localizePath('/products', 'en') // '/en/products'
 */
export function createLocales<const Code extends string>(
  options: LocalesOptions<Code>,
): Locales<Code> {
  const byCode = indexByCode(options.locales)
  const find = (code: unknown) => (typeof code === 'string' ? byCode.get(code) : undefined)
  const get = (code: Code) => {
    const locale = byCode.get(code)
    if (locale) return locale
    throw new I18nError(
      'invalid-locales',
      `Unknown locale '${code}'. Use one of: ${[...byCode.keys()].join(', ')}.`,
    )
  }
  const defaultLocale = get(options.defaultCode)

  const parsePath = (path: string): LocalizedPath<Code> => {
    // Exactly one slash follows a prefix: two would be the address of another site.
    const [, code, rest] = /^\/([^/?#]+)[/\\]*(.*)/s.exec(path) ?? []
    const locale = find(code)
    if (!locale || locale === defaultLocale) return { locale: defaultLocale, path }
    return { locale, path: `/${rest}` }
  }

  const localizePath = (path: string, code: Code) => {
    const locale = get(code)
    if (locale === defaultLocale || !isSitePath(path)) return path
    return `/${locale.code}${/^\/(?=$|[?#])/.test(path) ? path.slice(1) : path}`
  }

  const switchPath = (path: string, from: Code, to: Code) => {
    const parsed = parsePath(path)
    return parsed.locale === get(from) ? localizePath(parsed.path, to) : path
  }

  return { all: options.locales, defaultLocale, find, get, parsePath, localizePath, switchPath }
}

function indexByCode<Code extends string>(locales: readonly Locale<Code>[]) {
  const byCode = new Map<string, Locale<Code>>()
  for (const locale of locales) {
    if (!/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(locale.code)) {
      throw new I18nError(
        'invalid-locales',
        `Locale code '${locale.code}' is not valid in a path. Use a language code such as 'el'.`,
      )
    }
    if (byCode.has(locale.code)) {
      throw new I18nError('invalid-locales', `Locale code '${locale.code}' is listed twice.`)
    }
    byCode.set(locale.code, locale)
  }
  return byCode
}

/** `//host` is another site and `/\host` is read as one by browsers. */
function isSitePath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}
