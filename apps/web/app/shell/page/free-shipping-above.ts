import type { Site } from '../../wiring/site/site.js'

/** The sum above which the tenant ships for nothing; null when it never does. */
export function freeShippingAbove(
  settings: Site['settings'],
): { amountMinor: number; currency: string } | null {
  if (settings?.freeShippingAboveMinor == null) return null
  return { amountMinor: settings.freeShippingAboveMinor, currency: settings.currency }
}
