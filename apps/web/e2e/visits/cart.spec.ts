import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { delayScripts, openProduct } from '../actions/browse.js'
import {
  addButton,
  cartLine,
  cartToggle,
  expectInCart,
  goToCart,
  lineQuantity,
} from '../actions/cart.js'
import { joinCart, shareCart } from '../actions/shared-cart.js'
import { hose, regulator } from '../data/catalogue-samples.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { counted, plenty } from '../data/extra-products.js'
import { englishShop, greekShop } from '../data/languages.js'
import { phone } from '../data/screens.js'
import { long } from '../data/long.js'

test.use({ serviceWorkers: 'allow' })

const name = hose.name.en

/** The quantity of a product on the cart page: its label also names the variant. */
const quantityOf = (page: Page, product: string) =>
  cartLine(page.locator('main'), product).getByRole('spinbutton')

/**
 * Opens the cart page, which has one piece of the hose and nothing else. The page shows it before
 * the server has saved it.
 */
async function expectOnePiece(page: Page): Promise<void> {
  const readLines = async () => {
    const response = await page.request.get(englishShop.path('/cart-state'))
    return (await response.json()).cart?.lines.length
  }
  await expect.poll(readLines).toBe(1)
  await page.goto(englishShop.path('/shopping-cart'))
  await expect(quantityOf(page, name)).toHaveValue('1')
  await expect(page.locator('main').getByRole('article')).toHaveCount(1)
  await expect(cartToggle(page, englishShop, 1)).toBeVisible()
}

test(
  'A product that is added while the scripts still load is added once, with a message',
  long,
  async ({ page }) => {
    const letScriptsLoad = await delayScripts(page)
    await page.goto(englishShop.path(`/products/${hose.slug.en}`), { waitUntil: 'commit' })
    await addButton(page, englishShop).click()
    letScriptsLoad()
    await expectInCart(page, englishShop, { name, count: 1 })
    await expectOnePiece(page)
  },
)

test.describe('On a phone with a slow connection', () => {
  test.use(phone)

  test(
    'a product that is added right after the first paint is added once, with a message',
    long,
    async ({ page, context }) => {
      const session = await context.newCDPSession(page)
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 1_600_000 / 8,
        uploadThroughput: 750_000 / 8,
      })
      await page.goto(englishShop.path(`/products/${hose.slug.en}`), { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      await addButton(page, englishShop).tap()
      await expectInCart(page, englishShop, { name, count: 1 })
      await expectOnePiece(page)
    },
  )
})

test(
  'Without a connection a page that was seen opens, and a change of the cart waits and is sent once',
  long,
  async ({ page, context, browserProblems }) => {
    browserProblems.allowText(/net::ERR_|Failed to fetch|dynamically imported module|route module/)
    const { t } = englishShop
    const title = page.getByRole('heading', { level: 1 })
    const notice = (text: string) => page.getByRole('status').filter({ hasText: text })
    await openProduct(page, englishShop, regulator.slug)
    await addButton(page, englishShop).click()
    await expectInCart(page, englishShop, { name: regulator.name.en, count: 1 })
    await page.evaluate(() => navigator.serviceWorker.ready)
    await openProduct(page, englishShop, hose.slug)
    await expect(title).toHaveText(name)
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match(location.href))))
      .toBe(true)

    await context.setOffline(true)
    await page.reload()
    await expect(title).toHaveText(name)
    await expect(notice(t('app.offlineTitle'))).toBeVisible()
    await addButton(page, englishShop).click()
    await expect(notice(t('app.waiting'))).toContainText(name)
    await page.reload()
    await expect(notice(t('app.waiting'))).toContainText(name)

    await context.setOffline(false)
    await expect(notice(t('app.sentTitle'))).toBeVisible()
    await expect(cartToggle(page, englishShop, 2)).toBeAttached()
    await page.goto(englishShop.path('/shopping-cart'))
    await expect(quantityOf(page, name)).toHaveValue('1')
    await expect(quantityOf(page, regulator.name.en)).toHaveValue('1')
  },
)

test('Two people share a cart, and each sees what the other adds and changes', async ({
  newVisitor,
}) => {
  const { t, path } = greekShop
  const [first, second] = [extraProduct(plenty), extraProduct(counted)]
  const owner = await newVisitor()
  await openProduct(owner, greekShop, first.slug)
  await addButton(owner, greekShop).click()
  await expectInCart(owner, greekShop, { name: first.name.el, count: 1 })
  const link = await shareCart(owner, greekShop, { name: 'Μαρία' })
  const ownersMain = owner.locator('main')
  await owner.goto(path('/shopping-cart'))

  const guest = await newVisitor()
  const guestsMain = guest.locator('main')
  await joinCart(guest, greekShop, { link, name: 'Γιώργος' })
  await expect(cartLine(guestsMain, first.name.el)).toContainText('× 1')
  await openProduct(guest, greekShop, second.slug)
  await addButton(guest, greekShop).click()
  await expectInCart(guest, greekShop, { name: second.name.el, count: 2 })
  await expect(cartLine(ownersMain, second.name.el)).toContainText(
    t('cart.addedBy', { name: 'Γιώργος' }),
  )

  await goToCart(guest, greekShop)
  await expect(lineQuantity(guest, greekShop, second.name.el)).toHaveValue('1')
  await cartLine(ownersMain, second.name.el)
    .getByRole('button', { name: t('product.increase') })
    .click()
  await expect(lineQuantity(owner, greekShop, second.name.el)).toHaveValue('2')
  await expect(lineQuantity(guest, greekShop, second.name.el)).toHaveValue('2')
})
