import type { TenantSettings } from './tenant-settings.js'

/**
 * Where the tenant ships for nothing above its sum, by name, such as `Greece`: the countries that
 * are free as a whole, and zones of the others. Null for nowhere, and for everywhere that it
 * delivers.
 */
export function freeShippingPlaces(
  {
    deliveryZones,
    shippingRules,
    freeShippingAboveMinor,
    defaultLocale,
  }: Pick<
    TenantSettings,
    'deliveryZones' | 'shippingRules' | 'freeShippingAboveMinor' | 'defaultLocale'
  >,
  locale: string,
): string | null {
  if (freeShippingAboveMinor === null) return null
  const delivered = shippingRules.filter(({ kind }) => kind !== 'PICKUP')
  const freeKeys = new Set(
    delivered.flatMap(({ freeAboveLimit, zones }) => (freeAboveLimit ? zones : [])),
  )
  const served = deliveryZones.filter(({ key }) =>
    delivered.some(({ zones }) => zones.includes(key)),
  )
  const isFree = ({ key }: { key: string }): boolean => freeKeys.has(key)
  if (served.every(isFree)) return null
  const countryNames = new Intl.DisplayNames(locale, { type: 'region' })
  const names = served.filter(isFree).flatMap((zone) => {
    const whole = zone.countries.filter((country) =>
      served.every((other) => isFree(other) || !other.countries.includes(country)),
    )
    return whole.length === zone.countries.length && whole.length <= 3
      ? whole.map((country) => countryNames.of(country) ?? country)
      : [zone.name[locale] ?? zone.name[defaultLocale] ?? zone.key]
  })
  return new Intl.ListFormat(locale).format(new Set(names))
}
