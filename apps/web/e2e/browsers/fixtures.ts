import { expect, test as shopTest } from '../fixtures.js'
import type { BrowserDriver, Tab } from './drivers/tab.js'
import type { Engine } from './drivers/open-browser.js'
import { openBrowser } from './drivers/open-browser.js'
import type { ShopConnection } from './shop-connection.js'
import { openShopConnection } from './shop-connection.js'
import type { Visitor } from './visitor.js'
import { createVisitor } from './visitor.js'

interface VisitFixtures {
  /** Between browser and shop, for one test. */
  connection: ShopConnection
  openVisitor: () => Promise<Visitor>
  visitor: Visitor
  /** Problems of this pattern are expected: a test without a connection has some. */
  allowedProblems: RegExp | null
}

interface EngineFixtures {
  engine: Engine
  driver: BrowserDriver
}

/**
 * Tests that run in each engine. An error in the console or a violation of the content policy fails
 * them.
 */
export const test = shopTest.extend<VisitFixtures, EngineFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await openBrowser(engine)
      await use(driver)
      await driver.close()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  allowedProblems: [null, { option: true }],
  connection: async ({ shop, allowedProblems }, use) => {
    const connection = await openShopConnection(shop.url)
    await use(connection)
    await connection.close()
    const unexpected = connection.problems().filter((one) => !allowedProblems?.test(one))
    expect(unexpected, 'problems that pages reported').toEqual([])
  },
  openVisitor: async ({ driver, connection }, use) => {
    const tabs: Tab[] = []
    await use(async () => {
      const tab = await driver.openTab()
      tabs.push(tab)
      return createVisitor(tab, connection.url)
    })
    for (const tab of tabs) await tab.close()
  },
  visitor: async ({ openVisitor }, use) => use(await openVisitor()),
})

export { expect }
