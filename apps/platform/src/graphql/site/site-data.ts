import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'

/** The contract's `ContactDetails` in the request's locale. */
export function toContactDetails(settings: TenantSettings, locale: string) {
  const contact = settings.contact[locale] ?? settings.contact[settings.defaultLocale]
  // A tenant that was made by an import has told nothing of itself yet.
  if (!contact) return { email: '', address: '', phone: '', businessHours: [], geoAddress: null }
  return { ...contact, geoAddress: contact.geo ?? null }
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
