export { loadCart, loadCartCount, postCart } from './lib/request/cart-route.js'
export { loadCheckout, loadReceipt, postCheckout } from './lib/request/checkout-route.js'
export { loadLayout } from './lib/request/load-layout.js'
export { loadProduct } from './lib/request/load-product.js'
export { loadProducts } from './lib/request/load-products.js'
export {
  openRequest,
  type ShopRequest,
  type Slugs,
  type StorefrontSettings,
} from './lib/request/open-request.js'
export { handleRequest } from './lib/server/handle-request.js'
