import { expect, ownShopTest as test } from '../fixtures.js'
import { newEmail } from '../actions/account.js'
import { cartToggle } from '../actions/cart.js'
import { expectReceipt, field, placeButton } from '../actions/checkout.js'
import { englishShop, greekShop } from '../data/languages.js'
import { prepareOrder } from '../actions/order.js'
import type { CutMoment } from '../servers/start-cut-proxy.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { counted } from '../data/extra-products.js'
import { long } from '../data/long.js'

// In one worker, whose tests share its shop.
test.describe.configure({ mode: 'default' })

const { slug, sku } = extraProduct(counted)
const moments: CutMoment[] = [
  'before-the-request-arrives',
  'while-the-platform-works',
  'after-the-platform-answers',
]

for (const moment of moments) {
  test(
    `One order exists after a kill -9 ${moment.replaceAll('-', ' ')}`,
    // In `npm test` the case `killed-platform` of `tooling/chaos` is there for it.
    long,
    async ({ page, ownShop, browserProblems }) => {
      browserProblems.allowStatus(503)
      const { t } = greekShop
      const email = newEmail('killed')
      const before = await ownShop.data.stock(slug.el, sku)
      await prepareOrder(page, greekShop, counted, { email })

      const cut = ownShop.proxy.cutAt('CheckoutPlaceOrder', moment, () => ownShop.killPlatform())
      await placeButton(page, greekShop).click()
      await cut
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toHaveText(t('checkout.checkingTitle'))

      await ownShop.restartPlatform()
      const again = page.getByRole('link', { name: t('checkout.orderAgain') })
      await expect(again.or(title.filter({ hasText: t('receipt.title') }))).toBeVisible()
      const isLeft = await again.isVisible()
      // Without the request there is no order; with a response there is one.
      if (moment !== 'while-the-platform-works') expect(isLeft).toBe(moment === moments[0])
      if (isLeft) {
        await again.click()
        await expect(field(page, 'email')).toHaveValue(email)
        await field(page, 'terms').check()
        await placeButton(page, greekShop).click()
      }
      const order = await ownShop.data.order(await expectReceipt(page, greekShop))

      expect(order.orderItems.map(({ variant }) => variant.sku)).toEqual([sku])
      expect(before - (await ownShop.data.stock(slug.el, sku))).toBe(1)
      // The killed process may have held the job that sends mails: its lease ends after 30 s.
      const mails = () => ownShop.data.mails(email)
      await expect.poll(mails, { timeout: 120_000 }).toHaveLength(1)
      await expect(cartToggle(page, greekShop, 0)).toBeVisible()
      await page.goto('/shopping-cart')
      await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
    },
  )
}

test.describe('Without scripts', long, () => {
  test.use({ javaScriptEnabled: false })

  test('returning to the checkout of an order whose response was lost redirects to its receipt', async ({
    page,
    ownShop,
    browserProblems,
  }) => {
    browserProblems.allowStatus(503)
    const before = await ownShop.data.stock(slug.en, sku)
    await prepareOrder(page, englishShop, counted, { hasScripts: false })
    const cut = ownShop.proxy.cutAt('CheckoutPlaceOrder', 'after-the-platform-answers', () =>
      ownShop.killPlatform(),
    )
    await placeButton(page, englishShop).click()
    await cut
    await expect(page.getByText(englishShop.t('checkout.checkingText'))).toBeVisible()

    // Left before the page polls again.
    await page.goto('about:blank')
    await ownShop.restartPlatform()
    await page.goto('/en/checkout')
    await expectReceipt(page, englishShop)
    expect(before - (await ownShop.data.stock(slug.en, sku))).toBe(1)
  })
})
