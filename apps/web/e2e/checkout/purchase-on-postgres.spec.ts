import type { FreshDatabase } from '@floga/databases'
import { createFreshDatabase } from '@floga/databases'
import { expect, test as base } from '../fixtures.js'
import { findHose } from '../actions/browse.js'
import { addAndOpenCart } from '../actions/cart.js'
import { hose } from '../data/catalogue-samples.js'
import { expectReceipt, fillCheckout, goToCheckout, placeButton } from '../actions/checkout.js'
import { greekShop } from '../data/languages.js'
import type { Shop } from '../servers/start-shop.js'
import { startShop } from '../servers/start-shop.js'

const serverUrl = process.env['TEST_DATABASE_URL']

const test = base.extend<{ database: FreshDatabase; postgresShop: Shop }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern.
  database: async ({}, use) => {
    const database = await createFreshDatabase(serverUrl ?? '')
    await use(database)
    await database.drop()
  },
  postgresShop: [
    async ({ database }, use) => {
      const shop = await startShop({ databaseUrl: database.url })
      await use(shop)
      await shop.stop()
    },
    { timeout: 400_000 },
  ],
  baseURL: ({ postgresShop }, use) => use(postgresShop.url),
})

if (serverUrl) {
  test('On PostgreSQL: a purchase, and a cart that expires', async ({
    page,
    database,
    postgresShop,
  }) => {
    const { t } = greekShop
    await findHose(page, greekShop)
    await addAndOpenCart(page, greekShop)
    await goToCheckout(page, greekShop)
    await fillCheckout(page)
    await placeButton(page, greekShop).click()
    const order = await postgresShop.data.order(await expectReceipt(page, greekShop))
    expect(order.orderItems.map(({ variant }) => variant.sku)).toEqual([hose.sku])

    await findHose(page, greekShop)
    await addAndOpenCart(page, greekShop)
    await database.run(`UPDATE carts SET expires_at = now() - interval '1 minute'`)
    await page.reload()
    await expect(page.getByText(t('cart.expired'))).toBeVisible()
    await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
  })
}
