export { productHandle, productsHandle } from './lib/products-handle.js'
export { CartPage } from './lib/views/cart-page.js'
export { CheckoutPage } from './lib/views/checkout-page.js'
export { PageFooter, type PageFooterProps } from './lib/views/page-footer.js'
export { ProductPage } from './lib/views/product-page.js'
export { ProductTiles } from './lib/views/product-tiles.js'
export { ProductsPage } from './lib/views/products-page.js'
export { ReceiptPage } from './lib/views/receipt-page.js'
export {
  StorefrontError,
  StorefrontLayout,
  type StorefrontLayoutProps,
} from './lib/views/storefront-layout.js'
export { useImage, type PlatformImage, type ToImageOptions } from './lib/views/use-image.js'
