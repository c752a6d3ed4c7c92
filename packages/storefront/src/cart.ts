export { cartErrorMessage } from './features/cart/cart-error-message.js'
export { CartNotices } from './features/cart/cart-notices.js'
export { CartProvider, useCart } from './features/cart/cart-provider.js'
export { loadAfterChanges } from './features/cart/create-shop-cart.js'
export { CartDrawer } from './features/cart/drawer/cart-drawer.js'
export {
  type RefusedAddition,
  useOpenCartDrawer,
  useUnseenRejections,
} from './features/cart/drawer/use-cart-drawer.js'
export { CartToggle } from './features/cart/drawer/cart-toggle.js'
export { CartLines } from './features/cart/lines/cart-lines.js'
export { sharedCartAtom } from './features/shared-cart/shared-cart-atom.js'
export { SharingOver, useIsSharingOver } from './features/shared-cart/end/sharing-over.js'
export { useLiveSharedCart } from './features/shared-cart/use-live-shared-cart.js'
export { useCountInCart } from './features/cart/use-count-in-cart.js'
