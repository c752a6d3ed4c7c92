export { createFakeClock, type FakeClock } from './lib/testing/fake-clock.js'
