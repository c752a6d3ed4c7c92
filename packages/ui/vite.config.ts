import wyw from '@wyw-in-js/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [
    wyw({
      prefixer: false,
      include: ['**/*.{ts,tsx}'],
      exclude: ['**/node_modules/**'],
      babelOptions: {
        presets: ['@babel/preset-typescript', ['@babel/preset-react', { runtime: 'automatic' }]],
      },
    }),
  ],
  test: {
    environment: 'jsdom',
    css: true,
    // All files share one jsdom: each test cleans up after itself, and starting jsdom costs more than the tests.
    isolate: false,
    setupFiles: ['./test-setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
})
