import type { FreshDatabase } from '@floga/databases'
import { createFreshDatabase } from '@floga/databases'
import { expect, test as base } from '../fixtures.js'
import { findHose } from '../actions/browse.js'
import { addAndOpenCart, cartLine } from '../actions/cart.js'
import { joinCart, shareCart } from '../actions/shared-cart.js'
import { hose } from '../data/catalogue-samples.js'
import { expectReceipt, fillCheckout, goToCheckout, placeButton } from '../actions/checkout.js'
import { greekShop } from '../data/languages.js'
import { long } from '../data/long.js'
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
  test(
    'On PostgreSQL: a purchase, a shared cart that expires, and a cart that does',
    long,
    async ({ page, newVisitor, browserProblems, database, postgresShop }) => {
      // Of the invitation that is over.
      browserProblems.allowStatus(404)
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
      const link = await shareCart(page, greekShop, { name: 'Μαρία' })
      const other = await newVisitor()
      await joinCart(other, greekShop, { link, name: 'Γιώργος' })
      await expect(cartLine(other.locator('main'), hose.name.el)).toBeVisible()
      await database.run(`UPDATE shared_carts SET expires_at = now() - interval '1 minute'`)
      await other.reload()
      await expect(other.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
      await other.goto(new URL(link).pathname)
      await expect(other.locator('main')).toContainText(t('sharedCart.linkGone'))
      await page.reload()
      await expect(cartLine(page.locator('main'), hose.name.el)).toBeVisible()
      await expect(page.locator('main').getByRole('link', { name: t('cart.share') })).toBeVisible()

      await database.run(`UPDATE carts SET expires_at = now() - interval '1 minute'`)
      await page.reload()
      await expect(page.getByText(t('cart.expired'))).toBeVisible()
      await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
    },
  )
}
