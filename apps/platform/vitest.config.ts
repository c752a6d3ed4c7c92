import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

const require = createRequire(import.meta.url)

export default defineConfig({
  resolve: {
    // Node gives everybody one copy of graphql; Vite would give our files another one.
    alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }],
  },
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    globalSetup: ['src/testing/provide-templates.ts'],
    // Files that follow one another in a process share its modules and its databases, which are emptied in between:
    // no module of the platform keeps state of its own, and loading them takes longer than most tests.
    // Stryker's changes of constants are seen only where modules are loaded again.
    isolate: process.env['STRYKER_MUTATOR_WORKER'] !== undefined,
  },
})
