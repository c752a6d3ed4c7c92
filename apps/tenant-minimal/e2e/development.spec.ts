import { join, resolve } from 'node:path'
import { findFreePort, startServer, waitUntilReady } from '@floga/setup'
import { expect, test } from '@playwright/test'

test('the shop runs from its sources', { tag: '@long' }, async ({ page }, { outputDir }) => {
  test.slow()
  const folder = resolve(import.meta.dirname, '..')
  const origin = `http://127.0.0.1:${await findFreePort()}`
  const server = startServer({
    name: 'shop',
    root: folder,
    cwd: folder,
    command: ['pnpm', 'run', 'dev'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: new URL(origin).port,
      PLATFORM_URL: process.env['PLATFORM_ORIGIN'],
    },
    readyUrl: `${origin}/`,
    logFile: join(outputDir, 'development.log'),
  })
  const problems: string[] = []
  page.on('pageerror', ({ message }) => void problems.push(message))
  try {
    await waitUntilReady(server, { timeoutMs: 500_000 })
    const response = await page.goto(`${origin}/products/sencha-from-uji`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Sencha from Uji' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled()
    expect(problems).toEqual([])
  } finally {
    await server.stop()
  }
})
