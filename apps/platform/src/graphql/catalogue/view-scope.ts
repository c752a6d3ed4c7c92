import type { ViewScope } from '../../domains/catalogue/views/view-scope.js'
import { listDelivery } from '../../domains/orders/placing/list-delivery.js'
import { estimateDelivery } from '../../domains/orders/placing/estimate-delivery.js'
import { toPickupLines } from '../../domains/orders/view/address-lines.js'
import { toCheckoutRules } from '../../domains/orders/placing/price-cart.js'
import type { PlatformContext } from '../platform-context.js'

/** Locale and currency of a response, and the tenant's delivery at the current time. */
export function viewScope(
  { locale, messages, settings }: PlatformContext,
  now: Date = new Date(),
): ViewScope {
  return {
    locale,
    messages,
    defaultLocale: settings.defaultLocale,
    currency: settings.currency,
    delivery: ({ availability, ...parcel }) =>
      listDelivery(toCheckoutRules(settings), parcel, {
        messages,
        promise: (rule) => estimateDelivery(settings, rule, availability, now),
        pickupLines: toPickupLines(settings, locale),
      }),
    pickupStock: (stock) => (settings.hasStockAtPickup ? stock : null),
  }
}
