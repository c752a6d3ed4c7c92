export { createExampleCart, createExampleLine } from './lib/testing/example-cart.js'
export { createMemoryStorage, type MemoryStorage } from './lib/testing/memory-storage.js'
