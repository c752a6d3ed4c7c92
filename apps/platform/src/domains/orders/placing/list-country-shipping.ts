import type { Messages } from '../../../foundation/messages/messages.js'
import { hasFreeShipping } from '../../../foundation/pricing/totals.js'
import type { ExportedShipping } from '../../../foundation/generated/contract-types.js'
import type { Parcel } from './list-delivery.js'
import type { CheckoutRules } from './price-cart.js'
import { acceptsParcel, isDelivery, shippingTexts, weightCost } from './quote-shipping.js'

/**
 * Shipping cost of one item by country: the cheapest method of a zone, and the most expensive zone
 * of a country, so that price comparisons never show less than is charged.
 */
export function listCountryShipping(
  rules: CheckoutRules,
  parcel: Parcel,
  { countries, messages }: { countries: readonly string[]; messages: Messages },
): ExportedShipping[] {
  const priced = { ...parcel, itemsMinor: parcel.priceMinor, hasFreeShippingCoupon: false }
  const isFree = hasFreeShipping(parcel.priceMinor, rules.freeShippingAboveMinor)
  const serving = rules.shipping.filter((rule) => isDelivery(rule) && acceptsParcel(rule, priced))
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
        service: shippingTexts(rule.kind, messages).name,
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
