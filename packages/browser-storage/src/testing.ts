export { createMemoryStorage, type MemoryStorage } from './lib/memory-storage.js'
