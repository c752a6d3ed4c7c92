import { expect, ownShopTest as test } from '../fixtures.js'
import { choose, expectReceipt, placeButton } from '../actions/checkout.js'
import { prepareOrder } from '../actions/order.js'
import { providerPage } from '../actions/payment.js'
import { englishShop, greekShop } from '../data/languages.js'
import { counted } from '../data/extra-products.js'
import { long } from '../data/long.js'

test(
  'While the payment provider is down an order can be paid another way at once',
  long,
  async ({ page, ownShop, browserProblems }) => {
    browserProblems.allowText(/net::ERR_/)
    const { t } = englishShop
    const payOtherwise = async (): Promise<void> => {
      const form = page.locator('form#pay')
      await expect(form.locator('[name="paymentMethodId"][value="bank-transfer"]')).toBeChecked()
      await form.getByRole('button', { name: /^Pay/ }).click()
      const order = await ownShop.data.order(await expectReceipt(page, englishShop))
      expect(order.state).toBe('PENDING')
      expect(order.payment.method.id).toBe('bank-transfer')
      await expect(page.getByText(t('receipt.reference'), { exact: true })).toBeVisible()
    }

    // Its page was opened: the payment's result is unknown, and another method is offered.
    await prepareOrder(page, englishShop, counted)
    await choose(page, 'paymentMethodId', 'card')
    await placeButton(page, englishShop).click()
    const provider = await providerPage(page, true)
    await expect(provider.locator('[name="number"]')).toBeVisible()
    await ownShop.payments.kill()
    await page.getByRole('link', { name: t('payment.later') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('receipt.titleChecking'))
    await payOtherwise()

    // It cannot be opened: nothing can have been paid, and the shop shows that.
    await prepareOrder(page, englishShop, counted)
    await choose(page, 'paymentMethodId', 'card')
    await placeButton(page, englishShop).click()
    await expect(page.getByText(t('payment.unavailable'))).toBeVisible()
    await expect(page.getByText(t('receipt.textChecking'))).toBeHidden()
    await payOtherwise()
  },
)

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the shop names the problem and the other ways to pay', long, async ({ page, ownShop }) => {
    await prepareOrder(page, greekShop, counted, { hasScripts: false })
    await choose(page, 'paymentMethodId', 'card')
    await ownShop.payments.kill()
    await placeButton(page, greekShop).click()
    await expect(page.getByText(greekShop.t('payment.unavailable'))).toBeVisible()
    await page.locator('form#pay button[type="submit"]').click()
    await expectReceipt(page, greekShop)
    await expect(page.getByText(greekShop.t('receipt.reference'), { exact: true })).toBeVisible()
  })
})
