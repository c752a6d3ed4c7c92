import { expect, test } from '../fixtures.js'
import { findHose } from '../actions/browse.js'
import { addButton, cartLine, cartToggle, expectInCart, goToCart } from '../actions/cart.js'
import { expectReceipt, fillCheckout, goToCheckout, placeButton } from '../actions/checkout.js'
import { hose } from '../data/catalogue-samples.js'
import { greekShop } from '../data/languages.js'
import { long } from '../data/long.js'

test.use({ serviceWorkers: 'allow' })

test(
  'A visitor opens a product from the home page, buys it, and sees the receipt',
  long,
  async ({ page, shop }) => {
    const { t } = greekShop
    const name = hose.name.el
    await findHose(page, greekShop)
    await addButton(page, greekShop).click()
    await expectInCart(page, greekShop, { name, count: 1 })
    await goToCart(page, greekShop)
    await expect(cartLine(page.locator('main'), name)).toBeVisible()

    await goToCheckout(page, greekShop)
    await fillCheckout(page)
    await placeButton(page, greekShop).click()
    const order = await shop.data.order(await expectReceipt(page, greekShop))
    await expect(page.locator('main')).toContainText(t('receipt.number', { number: order.number }))
    expect(order.orderItems.map(({ variant, quantity }) => [variant.sku, quantity])).toEqual([
      [hose.sku, 1],
    ])
    await expect.poll(() => shop.data.mails(order.number)).toHaveLength(1)
    await expect(cartToggle(page, greekShop, 0)).toBeVisible()
  },
)
