/** Where a parcel goes, as far as prices and rules differ. */
export type DeliveryZone = 'gr-mainland' | 'gr-islands' | 'cy' | 'eu'

/** Members of the European Union, ISO 3166-1 alpha-2; Greece and Cyprus first, as the checkout lists them. */
export const deliveryCountries: readonly string[] =
  'GR CY AT BE BG CZ DE DK EE ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/**
 * Greek postal codes of places that only a ship or a plane reaches, as inclusive ranges. Euboea and Lefkada have
 * bridges and count as mainland.
 */
const islandRanges: readonly (readonly [number, number])[] = [
  [18_010, 18_050], // Aegina, Poros, Hydra, Spetses
  [18_900, 18_903], // Salamis
  [28_000, 28_399], // Cephalonia, Ithaca
  [29_000, 29_199], // Zakynthos
  [34_007, 34_007], // Skyros
  [37_002, 37_005], // Skiathos, Skopelos, Alonnisos
  [49_000, 49_199], // Corfu, Paxos
  [64_004, 64_004], // Thasos
  [68_002, 68_002], // Samothrace
  [70_000, 74_999], // Crete
  [80_100, 80_299], // Cythera
  [81_000, 85_999], // North and South Aegean
]

/** The zone of an address; undefined for a country that the shop does not deliver to. */
export function toDeliveryZone(
  country: string,
  postalCode: string | null | undefined,
): DeliveryZone | undefined {
  if (country === 'GR') return isIslandCode(postalCode ?? '') ? 'gr-islands' : 'gr-mainland'
  if (country === 'CY') return 'cy'
  return deliveryCountries.includes(country) ? 'eu' : undefined
}

function isIslandCode(postalCode: string): boolean {
  const code = Number(postalCode.replaceAll(/\s/g, ''))
  return islandRanges.some(([from, to]) => code >= from && code <= to)
}
