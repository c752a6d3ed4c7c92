import { expect, test } from './fixtures.js'
import { openProduct } from './steps/browse.js'
import { addAndOpenCart } from './steps/cart.js'
import {
  choose,
  expectReceipt,
  field,
  fillCheckout,
  fillContact,
  goToCheckout,
  placeButton,
} from './steps/checkout.js'
import { englishShop, greekShop } from './steps/language.js'
import { extraProduct } from './world/extra-catalogue.js'
import { counted } from './world/extra-products.js'

const { slug } = extraProduct(counted)

test('Goods that are picked up need no address', async ({ page, shop }) => {
  await openProduct(page, englishShop, slug)
  await addAndOpenCart(page, englishShop)
  await goToCheckout(page, englishShop)
  await fillContact(page)
  await choose(page, 'shippingMethodId', 'pickup')
  await choose(page, 'paymentMethodId', 'bank-transfer')
  await field(page, 'terms').check()
  await placeButton(page, englishShop).click()
  const order = await shop.data.order(await expectReceipt(page, englishShop))
  await expect(page.getByText(englishShop.t('receipt.pickup')).first()).toBeVisible()
  expect(order.shippingMethod.kind).toBe('PICKUP')
  expect(order.total.amountMinor).toBe(1000)
})

test('Cash on delivery costs its fee, which is shown before ordering', async ({ page, shop }) => {
  const { t } = greekShop
  await openProduct(page, greekShop, slug)
  await addAndOpenCart(page, greekShop)
  await goToCheckout(page, greekShop)
  await fillCheckout(page)
  await choose(page, 'paymentMethodId', 'cash-on-delivery')
  const summary = page.getByRole('complementary', { name: t('checkout.summary') })
  await expect(summary).toContainText(t('cart.paymentFee'))
  await placeButton(page, greekShop).click()
  const order = await shop.data.order(await expectReceipt(page, greekShop))
  expect(order.payment.method.kind).toBe('CASH_ON_DELIVERY')
  expect(order.total.amountMinor).toBe(1000 + order.shipmentTotal.amountMinor + 250)
})
