import { formatMoney } from '../../foundation/pricing/format-money.js'
import { freeShippingPlaces } from '../../foundation/tenants/free-shipping-places.js'
import type { TenantSettings } from '../../foundation/tenants/tenant-settings.js'

/** The contract's `ContactDetails` in the request's locale. */
export function toContactDetails(settings: TenantSettings, locale: string) {
  const { company, defaultLocale } = settings
  const contact = settings.contact[locale] ?? settings.contact[defaultLocale]
  const localize = (texts: Record<string, string>) => texts[locale] ?? texts[defaultLocale] ?? ''
  return {
    // A tenant created by an import has no contact details yet.
    ...(contact ?? { email: '', address: '', phone: '', businessHours: [] }),
    postalAddress: contact?.postalAddress ?? null,
    geoAddress: contact?.geo ?? null,
    company: company
      ? {
          ...company,
          legalName: localize(company.legalName),
          taxOffice: company.taxOffice ? localize(company.taxOffice) : null,
        }
      : null,
  }
}

/**
 * The features strip, sorted by slug. Names may refer to settings, such as `{freeShippingAbove}`; a
 * feature of a setting that the tenant does not have is omitted.
 */
export function toFeatures(settings: TenantSettings, locale: string) {
  const values = settingValues(settings, locale)
  return settings.features
    .flatMap(({ slug, icon, name }) => {
      const text = withValues(name[locale] ?? name[settings.defaultLocale] ?? slug, values)
      return text === null ? [] : [{ slug, icon, name: text }]
    })
    .sort((left, right) => (left.slug < right.slug ? -1 : 1))
}

function settingValues(settings: TenantSettings, locale: string): Record<string, string | null> {
  const { currency, freeShippingAboveMinor: freeAbove, instalments } = settings
  const money = (minor: number) => formatMoney(minor, currency, locale).formatted
  return {
    freeShippingAbove: freeAbove === null ? null : money(freeAbove),
    freeShippingPlaces: freeShippingPlaces(settings, locale),
    instalmentMonths: instalments && String(instalments.maxMonths),
    instalmentsFrom: instalments && money(instalments.fromMinor),
  }
}

/** Null when a value is missing. */
function withValues(text: string, values: Record<string, string | null>): string | null {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  if (names.some((name) => values[name] == null)) return null
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!)
}
