import type { Words } from '../../../foundation/words/words.js'
import { formatMoney } from '../../../foundation/pricing/format-money.js'
import { hasFreeShipping } from '../../../foundation/pricing/totals.js'
import type { DeliveryZone } from '../../../foundation/pricing/delivery-zones.js'
import type { ShippingRule } from '../../../foundation/pricing/shipping-rules.js'
import type {
  Arrival,
  ShippingRate,
  VariantDelivery,
} from '../../../foundation/generated/contract-types.js'
import { countryName, zoneName } from '../input/countries.js'
import type { CheckoutRules } from './price-cart.js'
import { acceptsParcel, isDelivery, shippingWords, weightCost } from './quote-shipping.js'
import type { ParcelFacts } from './quote-shipping.js'

/** What is to be sent, as far as it is known before there is a cart. */
export type Parcel = Omit<ParcelFacts, 'itemsMinor' | 'hasFreeShippingCoupon'> & {
  priceMinor: number
}

/** Whose words it is told in, and what the tables of prices do not tell. */
export interface DeliveryScope {
  words: Words
  promise: (rule: ShippingRule) => Arrival | null
  /** Address and opening hours of the pick-up. */
  pickupLines: string[]
}

/** How a parcel comes to a shopper in the tenant's own country: by which methods, to which parts of it. */
export function listDelivery(
  rules: CheckoutRules,
  parcel: Parcel,
  { words, promise, pickupLines }: DeliveryScope,
): VariantDelivery[] {
  const { locale } = words
  const facts = { ...parcel, itemsMinor: parcel.priceMinor, hasFreeShippingCoupon: false }
  const isFree = hasFreeShipping(parcel.priceMinor, rules.freeShippingAboveMinor)
  const ownZones = rules.zones.filter(({ countries }) => countries.includes(rules.country))
  const delivered = zoneRules(rules, ownZones).filter(({ rule }) => acceptsParcel(rule, facts))
  const pickup = delivered.find(({ rule }) => !isDelivery(rule))
  return [...delivered.filter(({ rule }) => isDelivery(rule)), ...(pickup ? [pickup] : [])].map(
    ({ rule, zone }) => {
      const costMinor = weightCost(rule, parcel.weightGrams) + rule.surchargeMinor
      return {
        kind: rule.kind,
        name: shippingWords(rule.kind, words).name,
        zone: isDelivery(rule) ? zoneName(zone, locale) : null,
        cost: formatMoney(rule.freeAboveLimit && isFree ? 0 : costMinor, rules.currency, locale),
        isFreeAboveLimit: rule.freeAboveLimit && rules.freeShippingAboveMinor !== null,
        minDays: rule.minDays,
        maxDays: rule.maxDays,
        arrival: promise(rule),
        place: isDelivery(rule) ? [] : pickupLines,
      }
    },
  )
}

/** The table that the checkout charges by, in the words of a locale. */
export function listShippingRates(rules: CheckoutRules, words: Words): ShippingRate[] {
  const { locale } = words
  const money = (minor: number) => formatMoney(minor, rules.currency, locale)
  return zoneRules(rules, rules.zones)
    .filter(({ rule }) => isDelivery(rule))
    .map(({ rule, zone }) => {
      const last = rule.steps.at(-1)!
      return {
        kind: rule.kind,
        ...shippingWords(rule.kind, words),
        zone: zoneName(zone, locale),
        countries: zone.countries.map((code) => countryName(code, locale)),
        steps: rule.steps
          .filter(({ uptoGrams }) => rule.aboveGrams === null || uptoGrams > rule.aboveGrams)
          .map(({ uptoGrams, costMinor }) => ({
            uptoGrams,
            cost: money(costMinor + rule.surchargeMinor),
          })),
        perExtraKg:
          rule.uptoGrams === null || rule.uptoGrams > last.uptoGrams
            ? money(rule.perExtraKgMinor)
            : null,
        minDays: rule.minDays,
        maxDays: rule.maxDays,
        isFreeAboveLimit: rule.freeAboveLimit && rules.freeShippingAboveMinor !== null,
        takesDangerousGoods: rule.dangerousGoods !== 'refused',
        hasDuties: zone.hasDuties,
      }
    })
}

/** Each rule in each of its zones, by rule. */
function zoneRules(
  rules: CheckoutRules,
  zones: readonly DeliveryZone[],
): { rule: ShippingRule; zone: DeliveryZone }[] {
  return rules.shipping.flatMap((rule) =>
    zones.filter(({ key }) => rule.zones.includes(key)).map((zone) => ({ rule, zone })),
  )
}
