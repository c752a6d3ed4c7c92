import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

const require = createRequire(import.meta.url)

export default defineConfig({
  resolve: {
    // Node shares one copy of graphql between all importers; Vite would give our files a second
    // one.
    alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }],
  },
})
