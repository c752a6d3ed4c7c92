import type { Words } from '../../../foundation/words/words.js'
import { hasFreeShipping } from '../../../foundation/pricing/totals.js'
import type { ExportedShipping } from '../../../foundation/generated/contract-types.js'
import type { Parcel } from './list-delivery.js'
import type { CheckoutRules } from './price-cart.js'
import { acceptsParcel, isDelivery, shippingWords, weightCost } from './quote-shipping.js'

/**
 * What one piece costs to send to each country: the cheapest method of a zone, and the dearest zone of a country, for
 * whoever compares prices by country must not be promised less than is charged.
 */
export function listCountryShipping(
  rules: CheckoutRules,
  parcel: Parcel,
  { countries, words }: { countries: readonly string[]; words: Words },
): ExportedShipping[] {
  const facts = { ...parcel, itemsMinor: parcel.priceMinor, hasFreeShippingCoupon: false }
  const isFree = hasFreeShipping(parcel.priceMinor, rules.freeShippingAboveMinor)
  const serving = rules.shipping.filter((rule) => isDelivery(rule) && acceptsParcel(rule, facts))
  return countries.flatMap((country) => {
    const zones = rules.zones.filter((zone) => zone.countries.includes(country))
    const offers = zones.flatMap(({ key }) => {
      const costs = serving
        .filter((rule) => rule.zones.includes(key))
        .map((rule) => ({
          rule,
          costMinor:
            rule.freeAboveLimit && isFree
              ? 0
              : weightCost(rule, parcel.weightGrams) + rule.surchargeMinor,
        }))
      return costs.length === 0 ? [] : [costs.reduce(cheaper)]
    })
    if (offers.length === 0) return []
    const { rule, costMinor } = offers.reduce(dearer)
    return [
      {
        country,
        service: shippingWords(rule.kind, words).name,
        costMinor,
        minDays: rule.minDays,
        maxDays: rule.maxDays,
      },
    ]
  })
}

const cheaper = <Offer extends { costMinor: number }>(left: Offer, right: Offer): Offer =>
  right.costMinor < left.costMinor ? right : left

const dearer = <Offer extends { costMinor: number }>(left: Offer, right: Offer): Offer =>
  right.costMinor > left.costMinor ? right : left
