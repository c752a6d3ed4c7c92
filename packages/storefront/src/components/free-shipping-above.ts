import type { Site } from '../site/site.js'

/** From which sum on the tenant ships for nothing, and where. */
export interface FreeShipping {
  amountMinor: number
  currency: string
  /** Such as ` (Ireland)`, to follow the sum; empty where it holds for every place. */
  where: string
}

/** When and where the tenant ships for nothing; null when it never does. */
export function freeShippingAbove(settings: Site['settings']): FreeShipping | null {
  if (settings?.freeShippingAboveMinor == null) return null
  const { freeShippingAboveMinor: amountMinor, freeShippingPlaces: places, currency } = settings
  return { amountMinor, currency, where: places ? ` (${places})` : '' }
}
