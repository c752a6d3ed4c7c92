export { AddToCart } from './add-to-cart.js'
export type { AddToCartProps } from './add-to-cart.js'
