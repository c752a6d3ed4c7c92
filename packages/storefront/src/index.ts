export { productHandle, productsHandle } from './lib/address-options.js'
export {
  createStorefront,
  type Language,
  type Storefront,
  type StorefrontOptions,
  type Translate,
} from './lib/create-storefront.js'
export { CartPage } from './lib/views/cart-page.js'
export { CheckoutPage } from './lib/views/checkout-page.js'
export { PageFooter, type PageFooterProps } from './lib/views/page-footer.js'
export { ProductPage } from './lib/views/product-page.js'
export { ProductTiles } from './lib/views/product-tiles.js'
export { ProductsPage } from './lib/views/products-page.js'
export { ReceiptPage } from './lib/views/receipt-page.js'
export { useLanguage, useStorefront } from './lib/views/storefront-context.js'
export {
  pageMeta,
  StorefrontError,
  StorefrontLayout,
  type StorefrontLayoutProps,
} from './lib/views/storefront-layout.js'
export { useImage, type PlatformImage, type ToImageOptions } from './lib/views/use-image.js'
export type { MessageParams } from './generated/message-keys.js'
