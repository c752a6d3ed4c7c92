import type { WantedFeatures } from '@floga/storefront/routes'

/** Features of the shop that come from the package. */
export const features: WantedFeatures = {
  contact: true,
  content: true,
  customerRequests: true,
  newsletter: true,
}
