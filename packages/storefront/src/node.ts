export {
  createStorefrontServer,
  type StorefrontServerOptions,
} from './lib/server/create-storefront-server.js'
export {
  developStorefront,
  serveStorefront,
  type ServeOptions,
} from './lib/server/serve-storefront.js'
export { EnvError, readStorefrontEnv, type StorefrontEnv } from './lib/server/storefront-env.js'
export { createStorefrontLog } from './lib/server/storefront-log.js'
