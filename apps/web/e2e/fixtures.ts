import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { expect, test as base } from '@playwright/test'
import type { Shop, ShopOptions } from './servers/start-shop.js'
import { startShop } from './servers/start-shop.js'
import type { TrackingServer } from './servers/start-tracking-server.js'
import { startTrackingServer } from './servers/start-tracking-server.js'
import type { BrowserProblems } from './browser-problems.js'
import { createBrowserProblems } from './browser-problems.js'

interface VisitFixtures {
  /** Whether the visitor's pointer moves as soon as a page is there, which asks for its scripts. @default true */
  isTouched: boolean
  /** Fails the test when a browser reports an error that the test did not allow. */
  browserProblems: BrowserProblems
  /** Another visitor, in a browser context of their own. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>
}

/** Slows the scripts of a browser's pages down by this factor, as on a slower machine. */
const slowdown = Number(process.env['FLOGA_SLOWDOWN'] || 1)

/** Lets every page of a context run as slowly as asked for. */
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

/**
 * Lets a visitor's pointer move as soon as a page is read: it then asks for its scripts at once, as it does for
 * everybody who was here before.
 */
export async function touchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')))
  })
}

/** Tests in a shop that they share: they change nothing that another test reads. */
export const test = base.extend<VisitFixtures, { shop: Shop }>({
  isTouched: [true, { option: true }],
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern.
    async ({}, use) => {
      const shop = await startShop()
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
  context: async ({ context, browserProblems, isTouched }, use) => {
    await browserProblems.observe(context)
    if (isTouched) await touchPages(context)
    slowPages(context)
    await use(context)
  },
  newVisitor: async ({ browser, browserProblems, baseURL, isTouched }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', ...options })
      contexts.push(context)
      await browserProblems.observe(context)
      if (isTouched) await touchPages(context)
      slowPages(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

/** Tests that change or break the shop: each has one of its own. */
export const ownShopTest = test.extend<{ ownShop: Shop; shopOptions: ShopOptions }>({
  shopOptions: [{}, { option: true }],
  ownShop: [
    async ({ shopOptions, browserProblems }, use) => {
      // While the platform is stopped, also what a page fetches ahead of a click is refused with 503.
      const shop = await startShop(shopOptions, () => browserProblems.allowStatus(503))
      await use(shop)
      await shop.stop()
    },
    { timeout: 400_000 },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop.url),
})

/** Tests in a shop whose tenant has providers that measure visits, and the providers' server. */
export const trackedShopTest = test.extend<object, { shop: Shop; tracking: TrackingServer }>({
  tracking: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern.
    async ({}, use) => {
      const tracking = await startTrackingServer()
      await use(tracking)
      await tracking.close()
    },
    { scope: 'worker' },
  ],
  shop: [
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
})

export { expect }
