import type { CheckoutRules } from './price-cart.js'
import { acceptsParcel, isDelivery } from './quote-shipping.js'
import type { ParcelFacts } from './quote-shipping.js'

const english = {
  freight: (zones: string) =>
    `No courier takes these products. They come by freight to ${zones}, or you pick them up at the shop.`,
  freightOnly: (zones: string) =>
    `No courier takes these products. They come by freight to ${zones}.`,
  pickup: 'No courier takes these products, and no freight either: you pick them up at the shop.',
  none: 'No courier takes these products, and they cannot be picked up. Please call us.',
}

const greek: typeof english = {
  freight: (zones) =>
    `Κανένας courier δεν μεταφέρει αυτά τα προϊόντα. Αποστέλλονται με μεταφορική εταιρεία (${zones}), ή τα παραλαμβάνετε από το κατάστημα.`,
  freightOnly: (zones) =>
    `Κανένας courier δεν μεταφέρει αυτά τα προϊόντα. Αποστέλλονται με μεταφορική εταιρεία (${zones}).`,
  pickup:
    'Κανένας courier και καμία μεταφορική δεν μεταφέρει αυτά τα προϊόντα: τα παραλαμβάνετε από το κατάστημα.',
  none: 'Κανένας courier δεν μεταφέρει αυτά τα προϊόντα και δεν παραλαμβάνονται από το κατάστημα. Παρακαλούμε τηλεφωνήστε μας.',
}

/**
 * How goods that no courier takes arrive in the tenant's own country, by the rules of the checkout; null where a courier
 * takes them to some part of it.
 */
export function noCourierText(
  rules: CheckoutRules,
  parcel: ParcelFacts,
  locale: string,
): string | null {
  const zones = rules.zones.filter(({ countries }) => countries.includes(rules.country))
  const taking = rules.shipping.filter(
    (rule) => acceptsParcel(rule, parcel) && zones.some(({ key }) => rule.zones.includes(key)),
  )
  if (taking.some(({ kind }) => kind === 'COURIER')) return null
  const words = locale === 'el' ? greek : english
  const freight = taking.filter(isDelivery)
  const names = zones
    .filter(({ key }) => freight.some((rule) => rule.zones.includes(key)))
    .map(({ name, key }) => name[locale] ?? Object.values(name)[0] ?? key)
  const isPickup = taking.length > freight.length
  if (names.length === 0) return isPickup ? words.pickup : words.none
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
  return isPickup ? words.freight(list) : words.freightOnly(list)
}
