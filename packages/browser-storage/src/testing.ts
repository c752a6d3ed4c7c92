export { createMemoryStorage, type MemoryStorage } from './lib/testing/memory-storage.js'
