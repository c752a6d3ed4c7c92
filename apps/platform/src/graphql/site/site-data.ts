import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'

/** The contract's `ContactDetails` in the request's locale. */
export function toContactDetails(settings: TenantSettings, locale: string) {
  const { company, defaultLocale } = settings
  const contact = settings.contact[locale] ?? settings.contact[defaultLocale]
  const inWords = (words: Record<string, string>) => words[locale] ?? words[defaultLocale] ?? ''
  return {
    // A tenant that was made by an import has told nothing of itself yet.
    ...(contact ?? { email: '', address: '', phone: '', businessHours: [] }),
    postalAddress: contact?.postalAddress ?? null,
    geoAddress: contact?.geo ?? null,
    company: company
      ? {
          ...company,
          legalName: inWords(company.legalName),
          taxOffice: inWords(company.taxOffice),
        }
      : null,
  }
}

/** The features strip, sorted by slug. */
export function toFeatures(settings: TenantSettings, locale: string) {
  return settings.features
    .map(({ slug, icon, name }) => ({
      slug,
      icon,
      name: name[locale] ?? name[settings.defaultLocale] ?? slug,
    }))
    .sort((left, right) => (left.slug < right.slug ? -1 : 1))
}
