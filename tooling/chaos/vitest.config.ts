import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: './src/testing/build-programs.ts',
    // The cluster's test runs concurrently with the cases: both mostly wait, for retried mails and
    // restarting processes.
    maxWorkers: 2,
    testTimeout: 600_000,
  },
})
