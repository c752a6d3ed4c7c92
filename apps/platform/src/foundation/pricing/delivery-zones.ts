import * as v from 'valibot'

const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
const digits = v.pipe(v.number(), v.integer(), v.minValue(0))

/** An area that the same prices and rules of delivery hold for. */
export const deliveryZoneSchema = v.object({
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  /** What shoppers read, by locale. */
  name: v.record(v.string(), v.pipe(v.string(), v.minLength(1))),
  /** ISO 3166-1 alpha-2. */
  countries: v.pipe(v.array(country), v.minLength(1)),
  /** Only these postal codes, as inclusive ranges of numbers; left out for all. */
  postalCodes: v.optional(v.array(v.tuple([digits, digits]))),
  /** Goods are imported there: whoever receives them pays duties and taxes. */
  hasDuties: v.optional(v.boolean(), false),
})

export type DeliveryZone = v.InferOutput<typeof deliveryZoneSchema>

/**
 * Greek postal codes of places that only a ship or a plane reaches. Euboea and Lefkada have bridges and count as
 * mainland.
 */
const islandCodes: [number, number][] = [
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

/** The zones of a tenant without its own: Greece in two parts, Cyprus, and the other members of the European Union. */
export const defaultDeliveryZones: readonly DeliveryZone[] = [
  {
    key: 'gr-islands',
    name: { el: 'νησιά', en: 'Greek islands' },
    countries: ['GR'],
    postalCodes: islandCodes,
    hasDuties: false,
  },
  {
    key: 'gr-mainland',
    name: { el: 'ηπειρωτική Ελλάδα', en: 'mainland Greece' },
    countries: ['GR'],
    hasDuties: false,
  },
  { key: 'cy', name: { el: 'Κύπρος', en: 'Cyprus' }, countries: ['CY'], hasDuties: false },
  {
    key: 'eu',
    name: { el: 'Ευρωπαϊκή Ένωση', en: 'European Union' },
    countries: 'AT BE BG CZ DE DK EE ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
      ' ',
    ),
    hasDuties: false,
  },
]

/** The zone of an address: the first that holds it; undefined where the shop does not deliver. */
export function findDeliveryZone(
  zones: readonly DeliveryZone[],
  place: { country: string; postalCode: string | null },
): DeliveryZone | undefined {
  const code = Number(place.postalCode?.replaceAll(/\s/g, '') || Number.NaN)
  return zones.find(
    ({ countries, postalCodes }) =>
      countries.includes(place.country) &&
      (!postalCodes || postalCodes.some(([from, to]) => code >= from && code <= to)),
  )
}

/** Countries that zones serve, each once, in the order of the zones. */
export function deliveryCountries(zones: readonly DeliveryZone[]): string[] {
  return [...new Set(zones.flatMap(({ countries }) => countries))]
}
