import { match } from '@formatjs/intl-localematcher'
import type { Locale } from './locale.js'
import type { Locales } from './locales.js'
import { parseAcceptLanguage } from './accept-language.js'
import { parseLocaleCookie } from './locale-cookie.js'

/** The language preferences of a request. */
export interface NegotiateLocaleInput {
  /** Path of the request; its prefix always wins. */
  path: string
  /** The request's `Cookie` header. */
  cookieHeader?: string | null
  /** The request's `Accept-Language` header. */
  acceptLanguage?: string | null
}

export interface NegotiateLocaleOptions {
  /** Whether the browser's languages are matched before the default. @default false */
  detectBrowserLanguage?: boolean
  /** Name of the cookie that stores a locale. @default 'locale' */
  cookieName?: string
}

/** A locale and where it was found. */
export interface NegotiatedLocale<Code extends string> {
  locale: Locale<Code>
  source: 'path' | 'cookie' | 'browser' | 'default'
}

/**
 * Finds the locale that a visitor wants: prefix of the path, then cookie, then browser (with
 * `detectBrowserLanguage`), then default. Languages of the browser are matched by the rules of
 * Unicode: `de-CH` takes `de`, `pt-AO` prefers `pt-PT`.
 *
 * The language of a page depends only on its path: `locales.parsePath` reads it. Use this for
 * addresses without a language, such as for an e-mail or a hint to a page in another language.
 *
 * @see {@link https://www.unicode.org/reports/tr35/#LanguageMatching}
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

/** Means no match; no site is written in an undetermined language. */
const NO_MATCH = 'und'

function matchBrowserLanguage<Code extends string>(
  locales: Locales<Code>,
  acceptLanguage: string | null | undefined,
): Locale<Code> | undefined {
  const ranges = parseAcceptLanguage(acceptLanguage)
  const rejected = ranges.filter(({ quality }) => quality === 0).map(({ tag }) => languageOf(tag))
  const available = locales.all.filter(({ iso }) => !rejected.includes(languageOf(iso)))
  const tags = ranges.filter(({ quality }) => quality > 0).map(({ tag }) => tag)
  const anyLanguageAt = tags.indexOf('*')
  const wanted = (anyLanguageAt < 0 ? tags : tags.slice(0, anyLanguageAt)).filter(isLocaleName)
  const matched = match(
    wanted,
    available.map(({ iso }) => iso),
    NO_MATCH,
  )
  const fallback = anyLanguageAt < 0 ? undefined : available[0]
  return available.find(({ iso }) => iso === matched) ?? fallback
}

/** Whether a tag is one that the matcher takes; a header may hold any text of that form. */
function isLocaleName(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

function languageOf(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? ''
}
