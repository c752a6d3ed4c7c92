import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { logInByRequest, newEmail, registerMember } from '../actions/account.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { addToCart, cartDrawer, cartLine, cartToggle } from '../actions/cart.js'
import { hose, regulator } from '../data/catalogue-samples.js'
import { englishShop } from '../data/languages.js'
import { startWorkerProxy } from '../servers/start-worker-proxy.js'

const { t } = englishShop

test.use({ serviceWorkers: 'allow' })

/** What a browser says of requests that find nobody. */
const lost = /net::ERR_|Failed to fetch|dynamically imported module|route module/

test('What was seen opens without a connection, the cart is changed, and the rest says so', async ({
  page,
  context,
  browserProblems,
}) => {
  browserProblems.allowText(lost)
  const title = page.getByRole('heading', { level: 1 })
  await openProduct(page, englishShop, regulator.slug)
  await waitUntilKept(page)
  await openProduct(page, englishShop, hose.slug)
  await addToCart(page, englishShop)
  await expect(cartLine(cartDrawer(page, englishShop), hose.name.en)).toBeVisible()
  await waitUntilKept(page)

  await context.setOffline(true)
  await page.reload()
  await expect(title).toHaveText(hose.name.en)
  await expect(noticeOf(page, t('app.offlineTitle'))).toBeVisible()

  // A change of the cart lasts, also past a reload.
  await addToCart(page, englishShop)
  await expect(noticeOf(page, t('app.waiting'))).toContainText(hose.name.en)
  await page.reload()
  await expect(noticeOf(page, t('app.waiting'))).toContainText(hose.name.en)
  await waitForScripts(page, englishShop)
  await cartToggle(page, englishShop, 2).click()
  await expect(cartLine(cartDrawer(page, englishShop), hose.name.en)).toBeVisible()

  // A click to what was not seen, and from there to what was.
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
})

test('A new version is taken by one press, never at the checkout, and a worker that is switched off leaves nothing', async ({
  page,
  context,
  shop,
  browserProblems,
}) => {
  browserProblems.allowText(lost)
  const proxy = await startWorkerProxy(shop.url)
  try {
    await page.goto(`${proxy.url}/en/products/${hose.slug.en}`)
    await addToCart(page, englishShop)
    await expect(cartLine(cartDrawer(page, englishShop), hose.name.en)).toBeVisible()
    await page.goto(`${proxy.url}/en/contact`)
    await waitUntilKept(page)
    const [before] = await cachesOf(page, ':assets:')

    proxy.serve('next-build')
    await page.reload()
    const update = noticeOf(page, t('app.updateTitle'))
    await expect(update).toBeVisible()
    await page.goto(`${proxy.url}/en/checkout`)
    // Its frame has no menu: the notice of the tab before is gone, and the page is there.
    await expect(page).toHaveURL(/\/en\/checkout$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(update).toBeHidden()
    await page.goto(`${proxy.url}/en/contact`)
    // The new version loads the page anew. What is seen counts, not when the last of its parts has been looked for.
    const loaded = page.waitForEvent('domcontentloaded')
    await update.getByRole('button', { name: t('app.update') }).click()
    await loaded
    expect(await cachesOf(page, ':assets:')).toEqual([before, `${before}-next`])
    await waitForScripts(page, englishShop)
    await expect(update).toBeHidden()
    // What the worker of the older build kept still opens.
    await context.setOffline(true)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact.title'))
    await context.setOffline(false)

    proxy.serve('removal')
    await page.reload()
    await waitForScripts(page, englishShop)
    // Pages of a shop whose worker is switched off ask for the new one, and do not mind a browser that has it already.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update().catch(() => undefined)
    })
    await expect.poll(() => cachesOf(page, '')).toEqual([])
  } finally {
    await proxy.close()
  }
})

test('A full storage keeps no page from being shown, and the end of a session leaves none of what was seen', async ({
  page,
  context,
  shop,
}) => {
  const email = newEmail('kept')
  await registerMember(page.request, shop, email)
  await logInByRequest(page.request, email)
  await page.goto('/en/account')
  await openProduct(page, englishShop, hose.slug)
  await waitUntilKept(page)
  expect(await keptPaths(page)).not.toContain('/en/account')

  const browser = await context.newCDPSession(page)
  const origin = new URL(shop.url).origin
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await openProduct(page, englishShop, regulator.slug)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(regulator.name.en)
  await waitForScripts(page, englishShop)
  const seen = new URL(page.url()).pathname
  expect(await keptPaths(page)).not.toContain(seen)
  await browser.send('Storage.overrideQuotaForOrigin', { origin })
  await page.reload()
  await waitUntilKept(page)

  await waitForScripts(page, englishShop)
  await page
    .locator('footer')
    .getByRole('button', { name: t('session.logout') })
    .click()
  await expect(page).toHaveURL('/en')
  await expect.poll(() => keptPaths(page)).not.toContain(seen)
})

test('A browser finds nothing that keeps the shop from being installed', async ({
  page,
  context,
}) => {
  await page.goto('/en')
  await waitForScripts(page, englishShop)
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([])
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { screenshots } = JSON.parse(data ?? '') as { screenshots: { src: string }[] }
  expect(screenshots).toHaveLength(4)
  for (const { src } of screenshots) {
    const answer = await page.request.get(src)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  }
})

/** What the app says with these words. */
function noticeOf(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text })
}

/** Paths of the pages that are kept. */
async function keptPaths(page: Page): Promise<string[]> {
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

/** Waits until the worker runs and has kept the page that is shown. */
async function waitUntilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => keptPaths(page)).toContain(new URL(page.url()).pathname)
}
