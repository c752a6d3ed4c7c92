export {
  storefrontRoutes,
  type StorefrontRoutesOptions,
  type WantedFeatures,
} from './lib/routes/storefront-routes.js'
