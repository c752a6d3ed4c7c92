export type { WantedFeatures } from './lib/routes/all-features.js'
export { storefrontRoutes, type StorefrontRoutesOptions } from './lib/routes/storefront-routes.js'
