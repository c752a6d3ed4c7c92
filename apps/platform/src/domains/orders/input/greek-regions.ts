import greek from './greek-regions.json' with { type: 'json' }

/** A region of Greece. */
export interface GreekRegion {
  /** ISO 3166-2. */
  code: string
  /** By locale. */
  name: Readonly<Record<string, string>>
  /** First two digits of its postal codes. */
  postalPrefixes: readonly string[]
}

/**
 * The 13 regions of Greece. Postal codes follow the prefectures, each of which belongs to one region; Cythera is governed from
 * Piraeus.
 */
export const greekRegions: readonly GreekRegion[] = greek

/** Code of the region of a Greek postal code; null for none. */
export function greekRegionOf(postalCode: string): string | null {
  const digits = postalCode.replaceAll(/\s/g, '')
  if (!/^\d{5}$/.test(digits)) return null
  const prefix = digits.slice(0, 2)
  return greekRegions.find((known) => known.postalPrefixes.includes(prefix))?.code ?? null
}
