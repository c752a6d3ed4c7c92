import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Journeys (`e2e/*.spec.ts`) belong to Playwright; what their world is made of is tested here.
    include: [
      'e2e/**/*.test.ts',
      'app/**/*.test.{ts,tsx}',
      'tenants/**/*.test.ts',
      'server/**/*.test.ts',
      'vite/**/*.test.ts',
    ],
  },
})
