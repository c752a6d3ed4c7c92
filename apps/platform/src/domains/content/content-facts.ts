import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'
import type { ContentFacts } from './read-content.js'

/** What a tenant's pages say of it, from its settings alone, so that no page says otherwise. */
export function contentFacts(settings: TenantSettings): (locale: string) => ContentFacts {
  const { company, contact, defaultLocale, name, termsVersion } = settings
  return (locale) => {
    const reach = contact[locale] ?? contact[defaultLocale]
    const inWords = (words: Record<string, string>) => words[locale] ?? words[defaultLocale] ?? ''
    return {
      name,
      termsVersion,
      ...(reach ? { address: reach.address, phone: reach.phone, email: reach.email } : {}),
      ...(company
        ? {
            legalName: inWords(company.legalName),
            vatNumber: company.vatNumber,
            taxOffice: inWords(company.taxOffice),
            registryNumber: company.registryNumber,
          }
        : {}),
    }
  }
}
