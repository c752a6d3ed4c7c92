import { defineConfig } from '@playwright/test'

import shared from './playwright.config.js'

/** The shop's main paths in each engine that it supports (`pnpm test:long --only browsers`). */
export default defineConfig<object, { engine: 'chromium' | 'firefox' | 'webkit' }>(shared, {
  testDir: 'e2e/browsers',
  outputDir: 'test-results/browsers',
  reporter: [['list'], ['json', { outputFile: 'test-results/browsers.json' }]],
  projects: [
    { name: 'chromium', use: { engine: 'chromium' } },
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
})
