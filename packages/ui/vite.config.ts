import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'jsdom',
    css: true,
    // All files share one jsdom: each test cleans up after itself, and starting jsdom costs more than the tests.
    isolate: false,
    setupFiles: ['./test-setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
