import { defineConfig } from 'vitest/config'

// A process for each file would cost more than its tests.
export default defineConfig({
  test: { isolate: false, setupFiles: ['./src/testing/reset-files.ts'] },
})
