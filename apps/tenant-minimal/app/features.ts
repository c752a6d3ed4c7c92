import type { WantedFeatures } from '@floga/storefront/routes'

/** Features of the shop that come from the package: their routes, links and paths. */
export const features: WantedFeatures = {
  app: true,
  backInStock: true,
  cart: true,
  catalogue: true,
  checkout: true,
  compare: true,
  contact: true,
  consent: true,
  content: true,
  customerRequests: true,
  members: true,
  newsletter: true,
  orders: true,
  search: true,
  sharedCart: true,
  visits: true,
}
