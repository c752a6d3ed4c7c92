export { buildStorefront, type BuildStorefrontOptions } from './lib/vite/build-storefront.js'
export { storefrontVite, type StorefrontViteOptions } from './lib/vite/storefront-vite.js'
