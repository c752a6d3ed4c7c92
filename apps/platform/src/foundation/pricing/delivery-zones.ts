import * as v from 'valibot'

const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
const digits = v.pipe(v.number(), v.integer(), v.minValue(0))

/** An area that the same prices and rules of delivery hold for. */
export const deliveryZoneSchema = v.object({
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  /** Name for shoppers, by locale. */
  name: v.record(v.string(), v.pipe(v.string(), v.minLength(1))),
  /** ISO 3166-1 alpha-2. */
  countries: v.pipe(v.array(country), v.minLength(1)),
  /** Restricts it to postal codes, as inclusive ranges of their digits. @default all */
  postalCodes: v.optional(v.array(v.tuple([digits, digits]))),
  /** Goods are imported there: the receiver pays duties and taxes. */
  hasDuties: v.optional(v.boolean(), false),
})

export type DeliveryZone = v.InferOutput<typeof deliveryZoneSchema>

/** The zones of a tenant without its own: its country, as one. */
export function homeZone(home: string): DeliveryZone {
  return { key: 'home', name: {}, countries: [home], hasDuties: false }
}

/** The zone of an address: the first that holds it; undefined where the shop does not deliver. */
export function findDeliveryZone(
  zones: readonly DeliveryZone[],
  place: { country: string; postalCode: string | null },
): DeliveryZone | undefined {
  const code = Number(place.postalCode?.replaceAll(/\D/g, '') || Number.NaN)
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
