export { createFakeClock, type FakeClock } from './lib/fake-clock.js'
export { createMemoryStorage, type MemoryStorage } from './lib/memory-storage.js'
