import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // End-to-end tests (`*.spec.ts`) run in Playwright; their helpers are tested here.
    include: [
      'e2e/**/*.test.ts',
      'app/**/*.test.{ts,tsx}',
      'tenants/**/*.test.ts',
      'server/**/*.test.ts',
    ],
  },
})
