export { useCart } from './lib/changes/use-cart.js'
export { useCartMirror } from './lib/persisted/use-persisted-cart.js'
