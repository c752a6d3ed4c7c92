export { createFakePlatform } from './lib/testing/fake-platform.js'
export type { FakeAnswers, FakeCall, FakePlatform } from './lib/testing/fake-platform.js'
