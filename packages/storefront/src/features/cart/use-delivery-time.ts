import type { CartDelivery } from '@floga/cart-core'

import { useDeliveryEstimate } from '../../components/use-delivery-estimate.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

/** A method of delivery, with the days on which goods arrive if they are ordered now. */
export type DeliveryTime = Pick<CartDelivery, 'kind' | 'minDays' | 'maxDays' | 'arrival'>

/** Formats when goods arrive: the days, or how many working days it takes while those are open. */
export function useDeliveryTime(): (method: DeliveryTime) => string {
  const { t } = useLanguage()
  const estimate = useDeliveryEstimate()
  return ({ kind, minDays, maxDays, arrival }) => {
    const isPickup = kind === 'PICKUP'
    if (arrival) {
      const days = estimate(isPickup ? { ...arrival, earliest: arrival.latest } : arrival)
      return t(isPickup ? 'checkout.readyOn' : 'checkout.arrivesOn', { days })
    }
    return isPickup
      ? t('checkout.daysPickup', { max: maxDays })
      : t('checkout.days', { min: minDays, max: maxDays })
  }
}
