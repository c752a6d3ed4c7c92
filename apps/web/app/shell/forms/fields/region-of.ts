import type { CountryData } from '../../../wiring/api/api-types.js'

/** What the checks need to know of a country. */
export interface CountryRules {
  code: string
  /** Without anchors, in any case; null where there are none. */
  postalCodePattern?: string | null
  postalCodeUse?: CountryData['postalCodeUse']
  regions: readonly { code: string; postalPrefixes: readonly string[] }[]
}

/** Code of the region that a postal code lies in; undefined where the code does not tell. */
export function regionOf(
  country: CountryRules | undefined,
  postalCode: string,
): string | undefined {
  const code = postalCode.replaceAll(/\s/g, '')
  const isWhole =
    country?.postalCodePattern && new RegExp(`^(?:${country.postalCodePattern})$`, 'i').test(code)
  if (!isWhole) return undefined
  return country.regions.find(({ postalPrefixes }) =>
    postalPrefixes.some((prefix) => code.startsWith(prefix)),
  )?.code
}
