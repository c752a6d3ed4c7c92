import { expect, ownShopTest as test } from './fixtures.js'
import { openProduct } from './steps/browse.js'
import { addAndOpenCart, cartLine } from './steps/cart.js'
import { expectReceipt, field, goToCheckout, placeButton } from './steps/checkout.js'
import { englishShop } from './steps/language.js'
import { prepareOrder } from './steps/order.js'
import { extraProduct, extraProductRecord } from './world/extra-catalogue.js'
import { repriced, vanishing } from './world/extra-products.js'

const { t } = englishShop
const dearer = extraProductRecord({ ...repriced, priceMinor: 1250 })

test('A price that changed is shown before paying, and never charged unseen', async ({
  page,
  ownShop,
  watch,
}) => {
  watch.allowStatus(400)
  await prepareOrder(page, englishShop, repriced)
  await ownShop.restartPlatform([dearer])

  await placeButton(page, englishShop).click()
  const alert = page.locator('main').getByRole('alert').first()
  await expect(alert).toContainText(/Nothing was ordered|Something in your cart changed/)
  await expect(page).toHaveURL(/checkout$/)
  const told = t('cartErrors.priceChanged', { old: '€10.00', new: '€12.50' })
  // The sum stands twice in the page, and one of them in sight.
  await expect(page.getByText(told).filter({ visible: true })).toHaveCount(1)
  await expect(field(page, 'lastName')).toHaveValue('Παπαδοπούλου')
  const { slug, sku } = extraProduct(repriced)
  expect(await ownShop.data.stock(slug.en, sku)).toBe(50)

  await page.goto('/en/shopping-cart')
  await page.getByRole('button', { name: t('cart.acceptChanges') }).click()
  await expect(page.getByText(t('cart.changed'))).toBeHidden()
  await goToCheckout(page, englishShop)
  await expect(field(page, 'lastName')).toHaveValue('Παπαδοπούλου')
  await field(page, 'terms').check()
  await placeButton(page, englishShop).click()
  const order = await ownShop.data.order(await expectReceipt(page, englishShop))
  expect(order.orderItems.map(({ price }) => price.amountMinor)).toEqual([1250])
})

test('A product that left the shop is told beside its line, and can be taken out', async ({
  page,
  ownShop,
  watch,
}) => {
  watch.allowStatus(400, 404)
  const { slug, name } = extraProduct(vanishing)
  await openProduct(page, englishShop, slug)
  await addAndOpenCart(page, englishShop)
  await ownShop.restartPlatform([extraProductRecord({ ...vanishing, isPublished: false })])

  await page.reload()
  const line = cartLine(page.locator('main'), name.en)
  await expect(line.getByRole('alert')).toHaveText('Product no longer available to order')
  expect((await page.request.get(`/en/products/${slug.en}`)).status()).toBe(404)
  await line.getByRole('button', { name: t('cart.removeNamed', { name: name.en }) }).click()
  await expect(page.getByRole('heading', { name: t('cart.empty') })).toBeVisible()
})
