import type { ViewScope } from '../../domains/catalogue/views/view-scope.js'
import { listDelivery } from '../../domains/orders/placing/list-delivery.js'
import { toCheckoutRules } from '../../domains/orders/placing/price-cart.js'
import type { PlatformContext } from '../platform-context.js'

/** Locale and currency of a request's answer, and how the tenant delivers. */
export function viewScope({ locale, settings }: PlatformContext): ViewScope {
  return {
    locale,
    defaultLocale: settings.defaultLocale,
    currency: settings.currency,
    delivery: (parcel) => listDelivery(toCheckoutRules(settings), parcel, locale),
  }
}
