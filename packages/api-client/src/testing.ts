export { createFakePlatform } from './lib/fake-platform.js'
export type { FakeAnswers, FakeCall, FakePlatform } from './lib/fake-platform.js'
