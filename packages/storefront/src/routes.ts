export { storefrontRoutes, type WantedFeatures } from './lib/routes/storefront-routes.js'
