import type { Messages } from '../../../foundation/messages/messages.js'
import { zoneName } from '../input/countries.js'
import type { CheckoutRules } from './price-cart.js'
import { acceptsParcel, isDelivery } from './quote-shipping.js'
import type { PricedParcel } from './quote-shipping.js'

/**
 * How goods that no courier takes arrive in the tenant's own country, by the rules of the checkout;
 * null where a courier takes them to some part of it.
 */
export function noCourierText(
  rules: CheckoutRules,
  parcel: PricedParcel,
  messages: Messages,
): string | null {
  const zones = rules.zones.filter(({ countries }) => countries.includes(rules.country))
  const taking = rules.shipping.filter(
    (rule) => acceptsParcel(rule, parcel) && zones.some(({ key }) => rule.zones.includes(key)),
  )
  if (taking.some(({ kind }) => kind === 'COURIER')) return null
  const freight = taking.filter(isDelivery)
  const names = zones
    .filter(({ key }) => freight.some((rule) => rule.zones.includes(key)))
    .map((zone) => zoneName(zone, messages.locale))
  const isPickup = taking.length > freight.length
  if (names.length === 0) return messages.say(isPickup ? 'noCourier.pickup' : 'noCourier.none')
  const zoneList = new Intl.ListFormat(messages.locale, { type: 'conjunction' }).format(names)
  return messages.say(isPickup ? 'noCourier.freight' : 'noCourier.freightOnly', { zones: zoneList })
}
