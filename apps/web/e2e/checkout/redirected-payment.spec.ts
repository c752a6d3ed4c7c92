import { expect, ownShopTest as test } from '../fixtures.js'
import { choose, expectReceipt, placeButton } from '../actions/checkout.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { prepareOrder } from '../actions/order.js'
import { providerPage, returnToShop, submitForm } from '../actions/payment.js'
import { counted } from '../data/extra-products.js'
import { englishShop as language } from '../data/languages.js'
import { long } from '../data/long.js'

/** Two rows of a tenant: one of a kind that the first shop does not have, one with a name of its own. */
const paymentRules = [
  {
    method: 'ideal',
    form: 'REDIRECT',
    kind: 'IDEAL',
    mark: 'ideal',
    name: { el: 'iDEAL', en: 'iDEAL' },
    description: { el: 'Με την τράπεζά σας', en: 'With your own bank' },
    shipping: ['COURIER'],
    feeMinor: 0,
  },
  {
    method: 'bank-transfer',
    form: 'NONE',
    kind: 'BANK_TRANSFER',
    mark: 'bank',
    name: { el: 'Στην τράπεζα', en: 'At the bank' },
    shipping: ['COURIER'],
    feeMinor: 0,
  },
]

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'With scripts' : 'Without scripts', long, () => {
    test.use({ javaScriptEnabled: hasScripts, shopOptions: { settings: { paymentRules } } })

    test('an order is paid by a method of the tenant, on a page that the shop leads to', async ({
      page,
      ownShop,
    }) => {
      await prepareOrder(page, language, counted, { hasScripts })
      await choose(page, 'paymentMethodId', 'ideal')
      const ways = page.locator('[name="paymentMethodId"]')
      await expect(ways).toHaveCount(2)
      await expect(page.getByRole('radio', { name: /^iDEAL With your own bank/ })).toBeVisible()
      await expect(page.getByRole('radio', { name: /^At the bank/ })).toBeVisible()
      if (hasScripts) await expectNoViolations(page)
      await placeButton(page, language).click()
      const provider = await providerPage(page, false)
      await submitForm(provider, 'bank')
      await returnToShop(page, provider)
      const order = await ownShop.data.order(await expectReceipt(page, language))
      expect(order.payment).toMatchObject({ state: 'PAID', method: { id: 'ideal', name: 'iDEAL' } })
      expect(order.payments.map(({ kind, state }) => [kind, state])).toEqual([
        ['IDEAL', 'APPROVED'],
      ])
    })
  })
}
