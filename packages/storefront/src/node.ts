export {
  createStorefrontServer,
  readStorefrontEnv,
  storefrontLog,
  type StorefrontEnv,
} from './lib/server/create-storefront-server.js'
export { developStorefront, serveStorefront } from './lib/server/serve-storefront.js'
