import type { Locale } from './locale.js'
import type { Locales } from './locales.js'
import { parseAcceptLanguage } from './accept-language.js'
import { parseLocaleCookie } from './locale-cookie.js'

/** What is known of a visitor. */
export interface NegotiateLocaleInput {
  /** Path of the request; its prefix always wins. */
  path: string
  /** The request's `Cookie` header. */
  cookieHeader?: string | null
  /** The request's `Accept-Language` header. */
  acceptLanguage?: string | null
}

/** Options of {@link negotiateLocale}. */
export interface NegotiateLocaleOptions {
  /** Whether the browser's languages are asked before the default. @default false */
  detectBrowserLanguage?: boolean
  /** Name of the cookie that remembers a language. @default 'locale' */
  cookieName?: string
}

/** A language and where it was found. */
export interface NegotiatedLocale<Code extends string> {
  locale: Locale<Code>
  source: 'path' | 'cookie' | 'browser' | 'default'
}

/**
 * Finds the language that a visitor wants: prefix of the path, then cookie, then (when asked for) browser, then default.
 *
 * A page is written in the language of its path alone, whatever this answers: `locales.parsePath` reads that.
 * Ask here where the address says nothing, such as for a mail or for a hint to a page in another language.
 *
 * @example
 * negotiateLocale(locales, { path: '/', cookieHeader: 'locale=en' }).locale.code // 'en'
 */
export function negotiateLocale<Code extends string>(
  locales: Locales<Code>,
  input: NegotiateLocaleInput,
  options: NegotiateLocaleOptions = {},
): NegotiatedLocale<Code> {
  const fromPath = locales.parsePath(input.path).locale
  if (fromPath !== locales.defaultLocale) return { locale: fromPath, source: 'path' }

  const fromCookie = locales.find(
    parseLocaleCookie(input.cookieHeader, { name: options.cookieName }),
  )
  if (fromCookie) return { locale: fromCookie, source: 'cookie' }

  const fromBrowser = options.detectBrowserLanguage
    ? matchBrowserLanguage(locales, input.acceptLanguage)
    : undefined
  if (fromBrowser) return { locale: fromBrowser, source: 'browser' }

  return { locale: locales.defaultLocale, source: 'default' }
}

function matchBrowserLanguage<Code extends string>(
  locales: Locales<Code>,
  acceptLanguage: string | null | undefined,
): Locale<Code> | undefined {
  const ranges = parseAcceptLanguage(acceptLanguage)
  const refused = ranges.filter((range) => range.quality === 0).map((range) => language(range.tag))
  for (const range of ranges) {
    if (range.quality === 0) break
    const match = locales.all.find(
      ({ iso }) =>
        !refused.includes(language(iso)) &&
        (range.tag === '*' || language(range.tag) === language(iso)),
    )
    if (match) return match
  }
  return undefined
}

function language(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? ''
}
