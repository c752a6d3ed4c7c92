import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: './src/testing/build-programs.ts',
    // The cases run many concurrent requests on one platform.
    fileParallelism: false,
    testTimeout: 600_000,
  },
})
