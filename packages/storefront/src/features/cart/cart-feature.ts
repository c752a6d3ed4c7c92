import type { StorefrontFeature } from '../storefront-feature.js'

/** The visitor's cart: its page, its state for cached pages, and a copy that was sent. */
export const cartFeature: StorefrontFeature = {
  paths: { personal: ['/cart-state', '/shopping-cart'] },
  routes: [
    { id: 'cart/cart', path: 'shopping-cart', file: 'features/cart/page/shopping-cart-page.tsx' },
    {
      id: 'cart/copy',
      path: 'shopping-cart/copy',
      file: 'features/cart/copy/copy-cart-page.tsx',
    },
    { id: 'cart/state', path: 'cart-state', file: 'features/cart/cart-state.ts' },
  ],
}
