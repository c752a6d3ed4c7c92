import type { ViewScope } from '../../domains/catalogue/views/view-scope.js'
import { listDelivery } from '../../domains/orders/placing/list-delivery.js'
import { promiseArrival } from '../../domains/orders/placing/promise-arrival.js'
import { toPickupLines } from '../../domains/orders/view/address-lines.js'
import { toCheckoutRules } from '../../domains/orders/placing/price-cart.js'
import type { PlatformContext } from '../platform-context.js'

/** Locale and currency of a request's answer, and how the tenant delivers what is ordered now. */
export function viewScope(
  { locale, words, settings }: PlatformContext,
  now: Date = new Date(),
): ViewScope {
  return {
    locale,
    words,
    defaultLocale: settings.defaultLocale,
    currency: settings.currency,
    delivery: ({ availability, ...parcel }) =>
      listDelivery(toCheckoutRules(settings), parcel, {
        words,
        promise: (rule) => promiseArrival(settings, rule, availability, now),
        pickupLines: toPickupLines(settings, locale),
      }),
    pickupStock: (stock) => (settings.hasStockAtPickup ? stock : null),
  }
}
