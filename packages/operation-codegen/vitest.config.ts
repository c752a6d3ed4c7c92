import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

const require = createRequire(import.meta.url)

export default defineConfig({
  resolve: {
    // Node gives everybody one copy of graphql; Vite would give our files another one.
    alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }],
  },
})
