export { hydrateStorefront } from './lib/hydrate-storefront.js'
