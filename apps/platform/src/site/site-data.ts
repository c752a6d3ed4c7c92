import type { TenantSettings } from '../tenants/tenant-settings.js'

/** The contract's `ContactDetails` in the request's locale. */
export function toContactDetails(settings: TenantSettings, locale: string) {
  const contact = settings.contact[locale] ?? settings.contact[settings.defaultLocale]
  if (!contact) throw new Error('The tenant has no contact details.')
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
