export { createExampleCart, createExampleLine } from './lib/testing/example-cart.js'
export {
  createExampleEvent,
  createExamplePerson,
  createExampleSharedCart,
} from './lib/testing/example-shared-cart.js'
