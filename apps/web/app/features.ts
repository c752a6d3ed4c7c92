import type { WantedFeatures } from '@floga/storefront/routes'

/** Features of the shop that come from the package: their routes, links and paths. */
export const features: WantedFeatures = {
  app: true,
  backInStock: true,
  brands: true,
  cart: true,
  catalogue: true,
  checkout: true,
  compare: true,
  consent: true,
  contact: true,
  content: true,
  customerRequests: true,
  feeds: true,
  home: true,
  members: true,
  newsletter: true,
  offers: true,
  orders: true,
  reviews: true,
  search: true,
  sharedCart: true,
  visits: true,
  withdrawal: true,
}
