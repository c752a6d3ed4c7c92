import { expect, test } from '../fixtures.js'
import { delayScripts, openProduct } from '../actions/browse.js'
import { addAndOpenCart } from '../actions/cart.js'
import {
  choose,
  expectReceipt,
  field,
  fillAddress,
  fillCheckout,
  fillContact,
  goToCheckout,
  openSection,
  placeButton,
} from '../actions/checkout.js'
import { englishShop, greekShop } from '../data/languages.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { counted, dangerous } from '../data/extra-products.js'
import { long, longIf } from '../data/long.js'

const { slug } = extraProduct(counted)

for (const hasScripts of [true, false]) {
  test.describe(`${hasScripts ? 'With' : 'Without'} scripts`, longIf(!hasScripts), () => {
    test.use({ javaScriptEnabled: hasScripts })

    test(
      'dangerous goods are not shipped to islands, and can be picked up',
      long,
      async ({ page, shop, browserProblems }) => {
        browserProblems.allowStatus(400)
        const { t } = greekShop
        await openProduct(page, greekShop, extraProduct(dangerous).slug)
        await addAndOpenCart(page, greekShop, { hasScripts })
        await goToCheckout(page, greekShop)
        await fillContact(page)
        await fillAddress(page)
        await choose(page, 'paymentMethodId', 'bank-transfer')
        await choose(page, 'shippingMethodId', 'freight')
        await field(page, 'terms').check()
        await field(page, 'billing.city').fill('Σύρος')
        await field(page, 'billing.postalCode').fill('841 00')
        await field(page, 'billing.region').selectOption('GR-L')
        if (!hasScripts) await placeButton(page, greekShop).click()
        await expect(page.getByText(t('checkout.pickupOnly'))).toBeVisible()
        await expect(page.locator('input[name="shippingMethodId"]')).toHaveCount(1)
        await choose(page, 'shippingMethodId', 'pickup')
        await placeButton(page, greekShop).click()
        const order = await shop.data.order(await expectReceipt(page, greekShop))
        expect(order.shippingMethod.kind).toBe('PICKUP')
      },
    )

    test(
      'dangerous goods reach no other country, and cannot be ordered there',
      long,
      async ({ page, browserProblems }) => {
        browserProblems.allowStatus(400)
        const { t } = englishShop
        await openProduct(page, englishShop, extraProduct(dangerous).slug)
        await addAndOpenCart(page, englishShop, { hasScripts })
        await goToCheckout(page, englishShop)
        await fillContact(page)
        await openSection(page, 'delivery')
        await field(page, 'billing.country').selectOption('JP')
        if (!hasScripts) await page.locator('#delivery button[value="update"]').click()
        await expect(page.locator('#delivery')).toContainText(t('checkout.hazard'))
        await expect(page.locator('#delivery').getByRole('link', { name: /@/ })).toBeVisible()
        await expect(page.locator('#review')).toContainText(t('checkout.cannotOrder'))
        await expect(placeButton(page, englishShop)).toHaveCount(0)
      },
    )

    test('goods that are picked up need no address, and no total is charged that was not shown', async ({
      page,
      shop,
      browserProblems,
    }) => {
      browserProblems.allowStatus(400)
      const { t } = englishShop
      await openProduct(page, englishShop, slug)
      await addAndOpenCart(page, englishShop, { hasScripts })
      await goToCheckout(page, englishShop)
      await fillContact(page)
      await field(page, 'terms').check()
      await choose(page, 'paymentMethodId', 'bank-transfer')
      await choose(page, 'shippingMethodId', 'pickup')
      if (hasScripts) {
        const summary = page.getByRole('complementary', { name: t('checkout.summary') })
        await expect(summary).toContainText(t('cart.shippingFree'))
      } else {
        await placeButton(page, englishShop).click()
        const changed = t('checkout.totalChanged', { old: '€13.90', new: '€10.00' })
        await expect(page.getByRole('alert').first()).toHaveText(changed)
      }
      await placeButton(page, englishShop).click()
      const order = await shop.data.order(await expectReceipt(page, englishShop))
      await expect(
        page.getByText(`${t('receipt.pickup')}, 12 Pyrostias Street`).first(),
      ).toBeVisible()
      expect(order.shippingMethod.kind).toBe('PICKUP')
      expect(order.total.amountMinor).toBe(1000)
    })
  })
}

test(
  'A shipping method selected before scripts run stays selected, with its price',
  long,
  async ({ page }) => {
    const { t } = englishShop
    await openProduct(page, englishShop, slug)
    await addAndOpenCart(page, englishShop)
    await goToCheckout(page, englishShop)
    const letScriptsCome = await delayScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await choose(page, 'shippingMethodId', 'pickup')
    letScriptsCome()
    const summary = page.getByRole('complementary', { name: t('checkout.summary') })
    await expect(summary).toContainText(t('cart.shippingFree'))
    await expect(page.locator('input[value="pickup"]')).toBeChecked()
  },
)

test(
  'Cash on delivery costs its fee, which is shown before ordering',
  long,
  async ({ page, shop }) => {
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
    expect(order.payment.method.id).toBe('cash-on-delivery')
    expect(order.total.amountMinor).toBe(1000 + order.shipmentTotal.amountMinor + 250)
  },
)
