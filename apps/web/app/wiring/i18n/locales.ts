import { createLocales } from '@floga/i18n'
import { localeFromParam as findLocale } from '@floga/storefront/shop'
import { tenant } from '#tenant/tenant.js'
import type { Locale } from '@floga/i18n'
import type { LocaleCode } from '#tenant/tenant.js'

/** The shop's languages and their prefixes in addresses. */
export const locales = createLocales({
  locales: tenant.locales,
  defaultCode: tenant.defaultLocale,
})

/** The locale that an address's `:lang?` segment names; undefined when it names none of ours. */
export function localeFromParam(lang: string | undefined): Locale<LocaleCode> | undefined {
  return findLocale(locales, lang)
}
