import type { Messages } from '../../../foundation/messages/messages.js'
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
import { acceptsParcel, isDelivery, shippingTexts, weightCost } from './quote-shipping.js'
import type { PricedParcel } from './quote-shipping.js'

/** Properties of a parcel known before there is a cart. */
export type Parcel = Omit<PricedParcel, 'itemsMinor' | 'hasFreeShippingCoupon'> & {
  priceMinor: number
}

/** Locale of the output, and data outside the price tables. */
export interface DeliveryScope {
  messages: Messages
  promise: (rule: ShippingRule) => Arrival | null
  /** Address and opening hours of the pick-up. */
  pickupLines: string[]
}

/** The delivery options of a parcel in the tenant's own country: shipping methods by region. */
export function listDelivery(
  rules: CheckoutRules,
  parcel: Parcel,
  { messages, promise, pickupLines }: DeliveryScope,
): VariantDelivery[] {
  const { locale } = messages
  const priced = { ...parcel, itemsMinor: parcel.priceMinor, hasFreeShippingCoupon: false }
  const isFree = hasFreeShipping(parcel.priceMinor, rules.freeShippingAboveMinor)
  const ownZones = rules.zones.filter(({ countries }) => countries.includes(rules.country))
  const delivered = zoneRules(rules, ownZones).filter(({ rule }) => acceptsParcel(rule, priced))
  const pickup = delivered.find(({ rule }) => !isDelivery(rule))
  return [...delivered.filter(({ rule }) => isDelivery(rule)), ...(pickup ? [pickup] : [])].map(
    ({ rule, zone }) => {
      const costMinor = weightCost(rule, parcel.weightGrams) + rule.surchargeMinor
      return {
        kind: rule.kind,
        name: shippingTexts(rule.kind, messages).name,
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

/** The checkout's shipping rates in a locale. */
export function listShippingRates(rules: CheckoutRules, messages: Messages): ShippingRate[] {
  const { locale } = messages
  const money = (minor: number) => formatMoney(minor, rules.currency, locale)
  return zoneRules(rules, rules.zones)
    .filter(({ rule }) => isDelivery(rule))
    .map(({ rule, zone }) => {
      const last = rule.steps.at(-1)!
      return {
        kind: rule.kind,
        ...shippingTexts(rule.kind, messages),
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
