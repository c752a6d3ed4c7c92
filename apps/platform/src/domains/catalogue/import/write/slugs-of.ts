import type { CatalogueRecord } from '@floga/platform-contract/catalogue-record'

/** Means every locale. */
export const anyLocale = '*'

/** The slugs of a record; a brand has one for all locales. */
export function slugsOf(
  record: CatalogueRecord,
  locales: readonly string[],
): { locale: string; slug: string }[] {
  if (record.type === 'brand') return [{ locale: anyLocale, slug: record.slug }]
  if (record.type === 'redirect') return []
  const { translations } = record
  return locales.flatMap((locale) => {
    const slug = translations[locale]?.slug
    return slug === undefined ? [] : [{ locale, slug }]
  })
}
