import { expect, ownShopTest as test } from '../fixtures.js'
import { expectReceipt, placeButton } from '../actions/checkout.js'
import { englishShop, greekShop } from '../data/languages.js'
import { prepareOrder } from '../actions/order.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { lastPiece } from '../data/extra-products.js'
import { long } from '../data/long.js'

test(
  'The last piece is sold once when two shoppers order at the same time',
  long,
  async ({ newVisitor, ownShop, browserProblems }) => {
    browserProblems.allowStatus(400)
    const shoppers = [
      { page: await newVisitor(), language: greekShop },
      { page: await newVisitor(), language: englishShop },
    ]
    for (const { page, language } of shoppers) await prepareOrder(page, language, lastPiece)

    await Promise.all(shoppers.map(({ page, language }) => placeButton(page, language).click()))
    await Promise.all(
      shoppers.map(({ page }) =>
        expect(
          page.locator('main').getByRole('alert').or(page.getByText('IBAN')).first(),
        ).toBeVisible(),
      ),
    )

    const winners = shoppers.filter(({ page }) => page.url().includes('/receipt/'))
    const losers = shoppers.filter(({ page }) => page.url().endsWith('/checkout'))
    expect([winners.length, losers.length]).toEqual([1, 1])
    for (const { page, language } of winners) {
      const order = await ownShop.data.order(await expectReceipt(page, language))
      expect(order.orderItems.map(({ quantity }) => quantity)).toEqual([1])
    }
    for (const { page, language } of losers) {
      const alert = page.locator('main').getByRole('alert')
      const { t } = language
      const rejections = [t('cartErrors.NOT_AVAILABLE'), t('cartErrors.INSUFFICIENT_STOCK')]
      await expect(alert.first()).toContainText(new RegExp(rejections.join('|')))
      await expect(page.locator('[name="lastName"]')).toHaveValue('Παπαδοπούλου')
    }
    const { slug, sku } = extraProduct(lastPiece)
    expect(await ownShop.data.stock(slug.en, sku)).toBe(0)
  },
)
