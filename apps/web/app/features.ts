import type { WantedFeatures } from '@floga/storefront/routes'

/** Features of the shop that come from the package: their routes, links and paths. */
export const features: WantedFeatures = {
  backInStock: true,
  consent: true,
  contact: true,
  content: true,
  customerRequests: true,
  feeds: true,
  newsletter: true,
  search: true,
  withdrawal: true,
}
