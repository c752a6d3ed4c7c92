import { deliveryCountries } from '../../../foundation/pricing/delivery-zones.js'
import type { DeliveryZone } from '../../../foundation/pricing/delivery-zones.js'
import { addressRegions } from './address-regions.js'
import { invoiceFields } from './invoice-fields.js'
import { postalCodePattern, postalCodeUse } from './postal-codes.js'
import type { CheckoutCountry } from '../../../foundation/generated/contract-types.js'

/**
 * The countries that a checkout offers, in a locale's names: those with zones of their own in the
 * order of the zones, then the others by name.
 */
export function listCountries(zones: readonly DeliveryZone[], locale: string): CheckoutCountry[] {
  const collator = new Intl.Collator(locale)
  const near = new Set(zones.flatMap(({ countries }) => (countries.length === 1 ? countries : [])))
  const options = deliveryCountries(zones).map((code) => ({
    code,
    name: countryName(code, locale),
    regions: addressRegions(code, locale).map((region) => ({
      ...region,
      postalPrefixes: [...region.postalPrefixes],
    })),
    postalCodePattern: postalCodePattern(code),
    postalCodeUse: postalCodeUse(code),
    invoiceFields: [...invoiceFields(code)],
  }))
  const rest = options
    .filter(({ code }) => !near.has(code))
    .sort((a, b) => collator.compare(a.name, b.name))
  return [...options.filter(({ code }) => near.has(code)), ...rest]
}

/** A country's name in a locale; its code when the name is unknown. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** The zone's name for shoppers, by default its countries. */
export function zoneName({ name, countries }: DeliveryZone, locale: string): string {
  const names = () => countries.map((code) => countryName(code, locale)).join(', ')
  return name[locale] ?? Object.values(name)[0] ?? names()
}
