import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { expect, test as base } from '@playwright/test'
import type { OwnShopOptions, OwnShops } from './servers/create-own-shops.js'
import { createOwnShops } from './servers/create-own-shops.js'
import type { Shop } from './servers/start-shop.js'
import { startShop } from './servers/start-shop.js'
import type { TrackingServer } from './servers/start-tracking-server.js'
import { startTrackingServer } from './servers/start-tracking-server.js'
import type { BrowserProblems } from './browser-problems.js'
import { createBrowserProblems } from './browser-problems.js'

interface VisitFixtures {
  /** Fails the test when a browser reports an error that the test did not allow. */
  browserProblems: BrowserProblems
  /** Another visitor, in a browser context of their own. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>
}

/** Slows the scripts of a browser's pages down by this factor, as on a slower machine. */
const slowdown = Number(process.env['FLOGA_SLOWDOWN'] || 1)

/** Slows every page of a context down by the configured factor. */
function slowPages(context: BrowserContext): void {
  if (slowdown <= 1) return
  context.on('page', (page) => {
    context
      .newCDPSession(page)
      .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown }))
      // The page may be closed by then.
      .catch(() => undefined)
  })
}

/** Fixtures of one worker; each is started by the first test that uses it. */
interface WorkerFixtures {
  shop: Shop
  ownShops: OwnShops
  /** The server of the providers that measure visits. */
  tracking: TrackingServer
  /** A shop whose tenant has those providers. */
  trackedShop: Shop
}

/** Tests in a shop that they share: they change nothing that another test reads. */
export const test = base.extend<VisitFixtures, WorkerFixtures>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern.
    async ({}, use) => {
      const shop = await startShop()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  ownShops: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern.
    async ({}, use) => {
      const ownShops = createOwnShops()
      await use(ownShops)
      await ownShops.stop()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  tracking: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern.
    async ({}, use) => {
      const tracking = await startTrackingServer()
      await use(tracking)
      await tracking.close()
    },
    { scope: 'worker' },
  ],
  trackedShop: [
    async ({ tracking: { url: origin } }, use) => {
      const analytics = [
        { kind: 'GTAG', id: 'G-TEST1', origin },
        { kind: 'PIXEL', id: '42', origin },
      ]
      const shop = await startShop({ settings: { analytics } })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  browserProblems: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern.
    async ({}, use) => {
      const browserProblems = createBrowserProblems()
      await use(browserProblems)
      expect(browserProblems.list(), 'errors that the browser reported').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, browserProblems }, use) => {
    await browserProblems.observe(context)
    slowPages(context)
    await use(context)
  },
  newVisitor: async ({ browser, browserProblems, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', ...options })
      contexts.push(context)
      await browserProblems.observe(context)
      slowPages(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

/**
 * For tests that break the shop or change shared data: no other test uses the same shop at that
 * time.
 */
export const ownShopTest = test.extend<{ ownShop: Shop; shopOptions: OwnShopOptions }>({
  shopOptions: [{}, { option: true }],
  ownShop: [
    async ({ ownShops, shopOptions, browserProblems }, use) => {
      // While the platform is stopped, prefetches are rejected with 503 too.
      await use(await ownShops.take(shopOptions, () => browserProblems.allowStatus(503)))
    },
    { timeout: 400_000 },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop.url),
})

/** Tests in a shop whose tenant has providers that measure visits. */
export const trackedShopTest = test.extend({
  baseURL: ({ trackedShop }, use) => use(trackedShop.url),
})

export { expect }
