import { allCountries } from 'country-region-data'
import { greekRegions } from './greek-regions.js'

/** A part of a country that its addresses name. */
export interface AddressRegion {
  /** ISO 3166-2, such as `GR-I` or `US-CA`. */
  code: string
  name: string
  /** Prefixes of its postal codes; empty if they do not determine it. */
  postalPrefixes: readonly string[]
}

/** Countries outside the European Union whose parcels do not arrive without a state or province. */
const countriesWithStates: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'CN', 'IN', 'MX', 'US'])

/**
 * The regions of a country's addresses, in a locale's names where known; empty for most countries.
 */
export function addressRegions(country: string, locale: string): AddressRegion[] {
  const collator = new Intl.Collator(locale)
  const regions =
    country === 'GR'
      ? greekRegions.map(({ code, name, postalPrefixes }) => ({
          code,
          name: name[locale] ?? name['en'] ?? code,
          postalPrefixes,
        }))
      : statesOf(country)
  return regions.sort((a, b) => collator.compare(a.name, b.name))
}

/** A region's name in a locale; null for a code that is no region. */
export function regionName(code: string, locale: string): string | null {
  const [country = ''] = code.split('-')
  return addressRegions(country, locale).find((region) => region.code === code)?.name ?? null
}

function statesOf(country: string): AddressRegion[] {
  if (!countriesWithStates.has(country)) return []
  const [, , states = []] = allCountries.find(([, code]) => code === country) ?? []
  return states.flatMap(([name, code]) =>
    name && code ? [{ code: `${country}-${code}`, name, postalPrefixes: [] }] : [],
  )
}
