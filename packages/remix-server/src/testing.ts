export { createTestBuild, type TestApp } from './lib/testing/create-test-build.js'
export {
  createTestServer,
  type LogLine,
  type TestPlatform,
} from './lib/testing/create-test-server.js'
