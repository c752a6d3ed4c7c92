import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: './src/testing/build-programs.ts',
    // The cluster's test beside the cases: both mostly wait, for mails that are sent again and processes that start again.
    maxWorkers: 2,
    testTimeout: 600_000,
  },
})
