import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

const require = createRequire(import.meta.url)

export default defineConfig({
  resolve: {
    // Node shares one copy of graphql between all importers; Vite would give our files a second
    // one.
    alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }],
  },
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    globalSetup: ['src/testing/provide-templates.ts'],
    // Files that follow one another in a process share its modules and its databases, which are
    // emptied in between: modules of the platform have no state of their own, and loading them
    // takes longer than most tests. Stryker's changes of constants are seen only if modules are
    // loaded again.
    isolate: process.env['STRYKER_MUTATOR_WORKER'] !== undefined,
  },
})
