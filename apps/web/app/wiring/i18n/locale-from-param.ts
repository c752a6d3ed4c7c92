import type { Locale } from '@floga/i18n'

import type { LocaleCode } from '#tenant/tenant.js'
import { locales } from './locales.js'

/** The locale that an address's `:lang?` segment names; undefined when it names none of ours. */
export function localeFromParam(lang: string | undefined): Locale<LocaleCode> | undefined {
  if (lang === undefined) return locales.defaultLocale
  const locale = locales.find(lang)
  // The default locale has no prefix: `/el/products` is not an address of its own.
  return locale === locales.defaultLocale ? undefined : locale
}
