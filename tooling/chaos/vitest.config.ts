import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: './src/testing/build-platform.ts',
    // Each case has a platform of its own and waits for its crowd.
    fileParallelism: false,
    testTimeout: 180_000,
  },
})
