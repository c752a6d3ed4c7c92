import type { Locale, Locales } from '@floga/i18n'

/** The locale that an address's `:lang?` segment names; undefined when it names none of the shop's. */
export function localeFromParam<Code extends string>(
  locales: Locales<Code>,
  lang: string | undefined,
): Locale<Code> | undefined {
  if (lang === undefined) return locales.defaultLocale
  const locale = locales.find(lang)
  // The default locale has no prefix: it is no first segment of an address.
  return locale === locales.defaultLocale ? undefined : locale
}
