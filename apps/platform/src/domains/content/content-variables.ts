import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'
import type { ContentVariables } from './read-content.js'

/** Variables of a tenant's pages, from its settings alone, so that pages and settings agree. */
export function contentVariables(settings: TenantSettings): (locale: string) => ContentVariables {
  const { company, contact, defaultLocale, name, termsVersion } = settings
  return (locale) => {
    const reach = contact[locale] ?? contact[defaultLocale]
    const localize = (texts: Record<string, string>) => texts[locale] ?? texts[defaultLocale] ?? ''
    return {
      name,
      termsVersion,
      ...(reach
        ? {
            address: reach.address,
            phone: reach.phone,
            email: reach.email,
            businessHours: reach.businessHours
              .map(({ days, hours }) => `${days} ${hours}`)
              .join(', '),
          }
        : {}),
      ...(company
        ? {
            legalName: localize(company.legalName),
            vatNumber: company.vatNumber,
            ...(company.taxOffice ? { taxOffice: localize(company.taxOffice) } : {}),
            registryNumber: company.registryNumber,
          }
        : {}),
    }
  }
}
