import { expect, test } from '../fixtures.js'
import { findHose } from '../actions/browse.js'
import { addAndOpenCart } from '../actions/cart.js'
import {
  expectReceipt,
  field,
  fillAddress,
  fillContact,
  goToCheckout,
  placeButton,
} from '../actions/checkout.js'
import { englishShop, greekShop } from '../data/languages.js'
import { long } from '../data/long.js'

for (const { language, hasScripts } of [
  { language: englishShop, hasScripts: true },
  { language: greekShop, hasScripts: false },
]) {
  const { t, code, path } = language
  const title = `In ${code}, ${hasScripts ? 'with' : 'without'} scripts`
  test.describe(title, long, () => {
    test.use({ javaScriptEnabled: hasScripts })

    test('a shopper sees the ways to pay before ordering, whatever was sent before', async ({
      page,
      browserProblems,
    }) => {
      browserProblems.allowStatus(400)
      await findHose(page, language)
      await addAndOpenCart(page, language, { hasScripts })
      await goToCheckout(page, language)
      const goOn = (section: 'contact' | 'delivery') =>
        page.locator(`#${section} button[name="intent"][value="${section}"]`).click()
      const step = (section: 'payment' | 'review') =>
        page
          .getByRole('list', { name: t('checkout.steps') })
          .getByRole('listitem')
          .filter({ hasText: t(`checkout.${section}`) })
      const primary = page.locator('main form#checkout button[data-variant="primary"]:visible')

      // An empty field: the whole form is posted.
      await goOn('contact')
      // The answer moves the focus there: nothing is typed before it.
      await expect(field(page, 'email')).toBeFocused()
      await fillContact(page)
      await goOn('contact')
      await fillAddress(page)
      // Scripts show the next section before what was typed is saved, field by field.
      const saved = page.waitForResponse(
        (response) =>
          response.url().includes(path('/checkout')) &&
          response.request().postData()?.includes('billing.postalCode=105') === true,
      )
      await goOn('delivery')
      await saved
      await page.reload()

      await expect(step('payment')).toHaveAttribute('aria-current', 'step')
      const ways = page.locator('#payment input[name="paymentMethodId"]')
      await expect(ways.first()).toBeVisible()
      await expect(page.locator('#payment').getByText(t('checkout.document'))).toBeVisible()
      await expect(ways.and(page.locator(':checked'))).toHaveCount(0)
      await expect(primary).toHaveText(t('checkout.goOn', { part: t('checkout.review') }))

      await field(page, 'terms').check()
      await placeButton(page, language).click()
      await expect(page.locator('#payment')).toContainText(t('checkout.paymentRequired'))
      await page.locator('#payment input[value="bank-transfer"]').check()
      if (hasScripts) {
        await expect(step('review')).toHaveAttribute('aria-current', 'step')
        await expect(primary).toHaveText(t('checkout.place'))
      }
      await placeButton(page, language).click()
      await expectReceipt(page, language)
    })
  })
}
