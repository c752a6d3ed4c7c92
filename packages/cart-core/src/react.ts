export { useCart } from './lib/use-cart.js'
export { useCartMirror } from './lib/use-cart-mirror.js'
