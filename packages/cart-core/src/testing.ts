export { createExampleCart, createExampleLine } from './lib/testing/example-cart.js'
