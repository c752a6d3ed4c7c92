import type { Page } from '@playwright/test'
import { expect, ownShopTest as test } from '../fixtures.js'
import { openProduct } from '../actions/browse.js'
import { addAndOpenCart, addToCart, cartDrawer, cartLine } from '../actions/cart.js'
import { expectReceipt, field, placeButton } from '../actions/checkout.js'
import { englishShop, greekShop } from '../data/languages.js'
import { prepareOrder } from '../actions/order.js'
import { extraProduct, extraProductRecord } from '../data/extra-catalogue.js'
import { repriced, unpublished } from '../data/extra-products.js'
import { long } from '../data/long.js'

const dearer = extraProductRecord({ ...repriced, priceMinor: 1250 })
const gone = extraProductRecord({ ...unpublished, isPublished: false })

test(
  'Changes of the cart are shown at the checkout and on its lines, and ordered only once they were seen',
  long,
  async ({ newVisitor, ownShop, browserProblems }) => {
    // Three shoppers.
    test.slow()
    browserProblems.allowStatus(400, 404)
    const shoppers = [
      { page: await newVisitor(), language: englishShop, hasScripts: true },
      {
        page: await newVisitor({ javaScriptEnabled: false }),
        language: greekShop,
        hasScripts: false,
      },
    ]
    for (const { page, language, hasScripts } of shoppers) {
      await openProduct(page, language, extraProduct(unpublished).slug)
      await addToCart(page, language, { hasScripts })
      // It opens once the piece is in the cart; the next navigation would abort the request.
      if (hasScripts) await expect(cartDrawer(page, language)).toBeVisible()
      await prepareOrder(page, language, repriced, { hasScripts })
    }
    const undecided = await newVisitor()
    await openProduct(undecided, englishShop, extraProduct(unpublished).slug)
    await addAndOpenCart(undecided, englishShop)
    await ownShop.importChanges([dearer, gone])
    await removeGoneProduct(undecided)

    for (const { page, language } of shoppers) {
      const { code, t, path } = language
      const main = page.locator('main')
      await placeButton(page, language).click()
      await expect(main.getByRole('alert').first()).toContainText(t('checkout.changedLines'))
      await expect(page).toHaveURL(new RegExp(`${path('/checkout')}$`))
      const names = [repriced, unpublished].map((product) => extraProduct(product).name[code])
      for (const name of names) {
        await expect(main.getByRole('listitem').filter({ hasText: `${name}: ` })).toBeVisible()
      }
      await expect(placeButton(page, language)).toHaveCount(0)
      await main
        .getByRole('button', { name: t('cart.acceptChanges') })
        .last()
        .click()
      await expect(page).toHaveURL(new RegExp(`${path('/checkout')}#review$`))
      await expect(main.getByText(t('cart.changed'))).toHaveCount(0)
      await expect(field(page, 'lastName')).toHaveValue('Παπαδοπούλου')
      await field(page, 'terms').check()
      await placeButton(page, language).click()
      const order = await ownShop.data.order(await expectReceipt(page, language))
      const ordered = order.orderItems.map(({ variant, price }) => [variant.sku, price.amountMinor])
      expect(ordered).toEqual([[extraProduct(repriced).sku, 1250]])
      await page.goto(path('/shopping-cart'))
      await expect(main.getByRole('heading', { name: t('cart.saved') })).toBeVisible()
      await expect(main).toContainText(extraProduct(unpublished).name[code])
    }
    const { slug, sku } = extraProduct(repriced)
    expect(await ownShop.data.stock(slug.en, sku)).toBe(50 - shoppers.length)
  },
)

/**
 * A discontinued product is named on its line of the cart page, has no page, and can be removed.
 */
async function removeGoneProduct(page: Page): Promise<void> {
  const { t } = englishShop
  const { slug, name } = extraProduct(unpublished)
  await page.reload()
  const line = cartLine(page.locator('main'), name.en)
  await expect(line.getByRole('alert')).toHaveText('Product no longer available to order')
  const productStatus = async () => (await page.request.get(`/en/products/${slug.en}`)).status()
  await expect.poll(productStatus).toBe(404)
  await line.getByRole('button', { name: t('cart.removeNamed', { name: name.en }) }).click()
  await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
}
