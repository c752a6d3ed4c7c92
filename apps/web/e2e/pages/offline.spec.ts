import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { hose } from '../data/catalogue-samples.js'
import { englishShop } from '../data/languages.js'

const { t } = englishShop

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker runs and has kept the page that is shown. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  const { pathname } = new URL(page.url())
  const isKept = (path: string) =>
    page.evaluate(async (asked) => {
      const names = (await caches.keys()).filter((name) => name.includes(':pages:'))
      const found = await Promise.all(
        names.map(async (name) => (await caches.open(name)).match(asked)),
      )
      return found.some(Boolean)
    }, path)
  await expect.poll(() => isKept(pathname)).toBe(true)
}

test('What was seen opens without a connection; the rest says so and offers the way on', async ({
  page,
  context,
  browserProblems,
}) => {
  browserProblems.allowText(/net::ERR_|Failed to fetch|dynamically imported module/)
  await openProduct(page, englishShop, hose.slug)
  await waitForScripts(page, englishShop)
  await waitUntilKept(page)
  const title = page.getByRole('heading', { level: 1 })

  await context.setOffline(true)
  await page.reload()
  await expect(title).toHaveText(hose.name.en)
  await waitForScripts(page, englishShop)

  await page.goto('/en/contact')
  await expect(page).toHaveURL(/\/en\/offline\?from=%2Fen%2Fcontact$/)
  await expect(title).toHaveText(t('offline.title'))
  await page.getByRole('searchbox', { name: t('offline.seenSearch') }).fill(hose.sku)
  await page.locator('main').getByRole('link', { name: hose.name.en }).click()
  await expect(title).toHaveText(hose.name.en)
  await context.setOffline(false)
})
