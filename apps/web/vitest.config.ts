import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Journeys in `e2e/` belong to Playwright.
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'vite/**/*.test.ts'],
  },
})
