import { expect, test } from './fixtures.js'
import { openProduct } from './steps/browse.js'
import { addAndOpenCart } from './steps/cart.js'
import { choose, expectReceipt, fillCheckout, goToCheckout, placeButton } from './steps/checkout.js'
import { englishShop, greekShop } from './steps/language.js'
import { cards, payByCard, providerPage } from './steps/payment.js'
import { extraProduct } from './world/extra-catalogue.js'
import { counted } from './world/extra-products.js'

const { slug } = extraProduct(counted)

for (const { language, hasScripts } of [
  { language: englishShop, hasScripts: true },
  { language: greekShop, hasScripts: false },
]) {
  test.describe(`In ${language.code}, ${hasScripts ? 'in a frame' : 'by redirect'}`, () => {
    test.use({ javaScriptEnabled: hasScripts })

    test('a guest whose card is declined pays with another one that the bank asks about', async ({
      page,
      shop,
      watch,
    }) => {
      // Browsers say that they do not move the focus into a frame of another site.
      watch.allowStatus(422)
      await openProduct(page, language, slug)
      await addAndOpenCart(page, language, { hasScripts })
      await goToCheckout(page, language)
      await fillCheckout(page)
      await choose(page, 'paymentMethodId', 'card')
      await placeButton(page, language).click()

      const provider = await providerPage(page, hasScripts)
      await payByCard(provider, cards.declined)
      await expect(provider.locator('.notice')).toBeVisible()
      await payByCard(provider, cards.asks)
      await provider.locator('form input:not([type="hidden"])').first().fill('123456')
      await provider.locator('form button[type="submit"]').first().click()
      // The provider's last page goes back by itself where it may, else by its button, which may be gone by then.
      const back = provider.locator('#return button')
      await back.click().catch(() => undefined)

      const order = await shop.data.order(await expectReceipt(page, language))
      expect(order.payment.state).toBe('PAID')
      expect(order.state).toBe('APPROVED')
    })
  })
}
