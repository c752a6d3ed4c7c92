import { defineConfig } from '@playwright/test'

/** Without a sandbox and a graphics card, as on a machine that only tests; silent otherwise. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/servers/global-setup.ts',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // Each worker has a shop of its own. A third is slower on two cores, because of the servers' CPU
  // time.
  workers: 2,
  // Tests of one file run in any worker: the longest file does not run alone at the end.
  fullyParallel: true,
  // No retries: a test that passes only the second time reveals a bug, in the shop or in the test.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Generous, because other suites run at the same time: a passing test ends long before.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: {
      executablePath:
        process.env['FLOGA_CHROMIUM_SHELL'] || process.env['FLOGA_CHROMIUM'] || '/usr/bin/chromium',
      args: browserArguments,
    },
    // A worker's cache would bypass a test's routes; `pages/offline.spec.ts` allows it.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    viewport: { width: 1440, height: 900 },
  },
  // A single one: each project would have workers of its own, and they shops of their own. Phones
  // are in `data/screens.ts`.
  projects: [{ name: 'chromium' }],
})
