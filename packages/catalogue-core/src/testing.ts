export { createFakeClock, type FakeClock } from './lib/testing/fake-clock.js'
export { createMemoryStorage, type MemoryStorage } from './lib/testing/memory-storage.js'
