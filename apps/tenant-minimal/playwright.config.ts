import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-servers.ts',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  workers: 1,
  // Generous, because other suites run at the same time: a passing test ends long before.
  timeout: 200_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: {
      executablePath:
        process.env['FLOGA_CHROMIUM_SHELL'] || process.env['FLOGA_CHROMIUM'] || '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
  },
})
