import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { expect, test as base } from '@playwright/test'
import type { Shop, ShopOptions } from './servers/start-shop.js'
import { startShop } from './servers/start-shop.js'
import type { Watch } from './browser-problems.js'
import { createWatch } from './browser-problems.js'

interface VisitFixtures {
  /** Fails the test when a browser complains of something that the test did not expect. */
  watch: Watch
  /** Another visitor, in a browser of their own. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>
}

/** Journeys in a shop that they share: they change nothing that another one looks at. */
export const test = base.extend<VisitFixtures, { shop: Shop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern.
    async ({}, use) => {
      const shop = await startShop()
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  watch: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern.
    async ({}, use) => {
      const watch = createWatch()
      await use(watch)
      expect(watch.problems(), 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, watch }, use) => {
    await watch.over(context)
    await use(context)
  },
  newVisitor: async ({ browser, watch, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', ...options })
      contexts.push(context)
      await watch.over(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

/** Journeys that change or break the shop: each has one of its own. */
export const ownShopTest = test.extend<{ ownShop: Shop; shopOptions: ShopOptions }>({
  shopOptions: [{}, { option: true }],
  ownShop: [
    async ({ shopOptions }, use) => {
      const shop = await startShop(shopOptions)
      await use(shop)
      await shop.stop()
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop.url),
})

export { expect }
