import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { logInByRequest, newEmail, registerMember } from '../actions/account.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { addButton, addToCart, cartDrawer, cartLine, cartToggle } from '../actions/cart.js'
import { hose, regulator } from '../data/catalogue-samples.js'
import { englishShop } from '../data/languages.js'
import { long } from '../data/long.js'
import { startWorkerProxy } from '../servers/start-worker-proxy.js'

const { t } = englishShop

test.use({ serviceWorkers: 'allow' })

/** Console messages of browsers about failed requests. */
const lost = /net::ERR_|Failed to fetch|dynamically imported module|route module/

test(
  'Visited pages open offline, the cart can be changed, and other pages show a notice',
  long,
  async ({ page, context, browserProblems }) => {
    browserProblems.allowText(lost)
    const title = page.getByRole('heading', { level: 1 })
    await openProduct(page, englishShop, regulator.slug)
    await waitUntilCached(page)
    await openProduct(page, englishShop, hose.slug)
    await addToCart(page, englishShop)
    await expect(cartLine(cartDrawer(page, englishShop), hose.name.en)).toBeVisible()
    await waitUntilCached(page)

    await context.setOffline(true)
    await page.reload()
    await expect(title).toHaveText(hose.name.en)
    await expect(noticeOf(page, t('app.offlineTitle'))).toBeVisible()

    // A change of the cart lasts, also past a reload.
    await waitForScripts(page, englishShop)
    await addButton(page, englishShop).click()
    await expect(noticeOf(page, t('app.waiting'))).toContainText(hose.name.en)
    await page.reload()
    await expect(noticeOf(page, t('app.waiting'))).toContainText(hose.name.en)
    await waitForScripts(page, englishShop)
    await cartToggle(page, englishShop, 2).click()
    await expect(cartLine(cartDrawer(page, englishShop), hose.name.en)).toBeVisible()

    // Navigates to a page that was not visited, and from there to a visited one.
    await cartDrawer(page, englishShop)
      .getByRole('link', { name: t('cart.checkout') })
      .click()
    await expect(title).toHaveText(t('errors.offlineTitle'))
    await expect(page.locator('main').getByText(t('offline.ordering'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('errors.retry') })).toBeVisible()
    await page.goto('/en/products?search=tank')
    await expect(page).toHaveURL(/\/en\/offline\?from=%2Fen%2Fproducts%3Fsearch%3Dtank$/)
    const term = page.getByRole('searchbox', { name: t('offline.seenSearch') })
    await expect(term).toHaveValue('tank')
    await term.fill(regulator.saleSku)
    await page.locator('main').getByRole('link', { name: regulator.name.en }).click()
    await expect(title).toHaveText(regulator.name.en)

    await context.setOffline(false)
    await expect(noticeOf(page, t('app.sentTitle'))).toBeVisible()
    await expect(cartToggle(page, englishShop, 2)).toBeAttached()
  },
)

test(
  'A new version is activated by one click, never at the checkout, and a disabled worker leaves nothing',
  long,
  async ({ page, context, shop, browserProblems }) => {
    browserProblems.allowText(lost)
    const proxy = await startWorkerProxy(shop.url)
    try {
      await page.goto(`${proxy.url}/en/products/${hose.slug.en}`)
      await addToCart(page, englishShop)
      await expect(cartLine(cartDrawer(page, englishShop), hose.name.en)).toBeVisible()
      await page.goto(`${proxy.url}/en/contact`)
      await waitUntilCached(page)
      const [before] = await cachesOf(page, ':assets:')

      proxy.serve('next-build')
      await page.reload()
      const update = noticeOf(page, t('app.updateTitle'))
      await expect(update).toBeVisible()
      await page.goto(`${proxy.url}/en/checkout`)
      // Its layout has no menu: the notice of the previous tab is gone, and the page is rendered.
      await expect(page).toHaveURL(/\/en\/checkout$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(update).toBeHidden()
      await page.goto(`${proxy.url}/en/contact`)
      // The new version reloads the page. The visible page counts, not the last request.
      const loaded = page.waitForEvent('domcontentloaded')
      await update.getByRole('button', { name: t('app.update') }).click()
      await loaded
      expect(await cachesOf(page, ':assets:')).toEqual([before, `${before}-next`])
      await waitForScripts(page, englishShop)
      await expect(update).toBeHidden()
      // An update that took too long has removed both workers: the new one controls the next page.
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
        .toBe('activated')
      // Cached pages of the previous deployment still open.
      await context.setOffline(true)
      await page.reload({ waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact.title'))
      await context.setOffline(false)

      proxy.serve('removal')
      await page.reload()
      await waitForScripts(page, englishShop)
      // Pages of a shop whose worker is disabled register the new one, also in a browser that already
      // has it.
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        await registration?.update().catch(() => undefined)
      })
      await expect.poll(() => cachesOf(page, '')).toEqual([])
    } finally {
      await proxy.close()
    }
  },
)

test(
  'A full storage does not prevent a page from being shown, and the end of a session deletes the cached pages',
  long,
  async ({ page, context, shop }) => {
    const email = newEmail('kept')
    await registerMember(page.request, shop, email)
    await logInByRequest(page.request, email)
    await page.goto('/en/account')
    await openProduct(page, englishShop, hose.slug)
    await waitUntilCached(page)
    expect(await cachedPaths(page)).not.toContain('/en/account')

    const browser = await context.newCDPSession(page)
    const origin = new URL(shop.url).origin
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    await openProduct(page, englishShop, regulator.slug)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(regulator.name.en)
    await waitForScripts(page, englishShop)
    const seen = new URL(page.url()).pathname
    expect(await cachedPaths(page)).not.toContain(seen)
    await browser.send('Storage.overrideQuotaForOrigin', { origin })
    await page.reload()
    await waitUntilCached(page)

    await waitForScripts(page, englishShop)
    await page
      .locator('footer')
      .getByRole('button', { name: t('session.logout') })
      .click()
    await expect(page).toHaveURL('/en')
    await expect.poll(() => cachedPaths(page)).not.toContain(seen)
  },
)

test('A browser finds nothing that keeps the shop from being installed', async ({
  page,
  context,
}) => {
  await page.goto('/en')
  await waitForScripts(page, englishShop)
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // A test's context is a private window, in which browsers install nothing.
  const found = installabilityErrors.map(({ errorId }) => errorId)
  expect(found.filter((one) => one !== 'in-incognito')).toEqual([])
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { screenshots } = JSON.parse(data ?? '') as { screenshots: { src: string }[] }
  expect(screenshots).toHaveLength(4)
  for (const { src } of screenshots) {
    const answer = await page.request.get(src)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  }
})

/** The app's notice with this text. */
function noticeOf(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text })
}

/** Paths of cached pages. */
async function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes(':pages:'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

/** Names of the caches that hold something, by a part of their names. */
async function cachesOf(page: Page, part: string): Promise<string[]> {
  return page.evaluate(
    async (asked) => (await caches.keys()).filter((name) => name.includes(asked)),
    part,
  )
}

/** Waits until the worker is active and has cached the current page. */
async function waitUntilCached(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => cachedPaths(page)).toContain(new URL(page.url()).pathname)
}
