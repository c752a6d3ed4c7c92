export { createExampleCart, createExampleLine } from './lib/example-cart.js'
export { createMemoryStorage, type MemoryStorage } from './lib/memory-storage.js'
