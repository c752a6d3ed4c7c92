import { expect, test } from '../fixtures.js'
import { findHose } from '../actions/browse.js'
import { addAndOpenCart, cartLine, cartToggle } from '../actions/cart.js'
import { hose } from '../data/catalogue-samples.js'
import {
  expectReceipt,
  field,
  fillCheckout,
  goToCheckout,
  placeButton,
} from '../actions/checkout.js'
import { englishShop, greekShop } from '../data/languages.js'
import { screens } from '../data/screens.js'
import { longIf } from '../data/long.js'

const required = ['email', 'lastName', 'phone', 'billing.address', 'billing.postalCode']

const [wide, onPhone] = screens
// Each language, each screen, with and without scripts: each of them with each of the others once.
const visits = [
  { language: greekShop, screen: wide, hasScripts: true },
  { language: greekShop, screen: onPhone, hasScripts: false },
  { language: englishShop, screen: onPhone, hasScripts: true },
  { language: englishShop, screen: wide, hasScripts: false },
]

for (const { language, screen, hasScripts } of visits) {
  const { code, t } = language
  test.describe(
    `${screen.name} in ${code}, ${hasScripts ? 'with' : 'without'} scripts`,
    longIf(screen === onPhone),
    () => {
      test.use({ javaScriptEnabled: hasScripts, ...screen.use })

      test('a shopper finds a product, buys it and sees the receipt', async ({
        page,
        shop,
        browserProblems,
      }) => {
        browserProblems.allowStatus(400)
        await findHose(page, language)
        await addAndOpenCart(page, language, { hasScripts })
        await expect(cartLine(page.locator('main'), hose.name[code])).toBeVisible()

        await goToCheckout(page, language)
        await field(page, 'firstName').fill('Μαρία')
        await placeButton(page, language).click()
        await expect(page.getByText(t('form.errorsTitle'))).toBeVisible()
        for (const name of required) {
          await expect(field(page, name)).toHaveAccessibleDescription(
            new RegExp(t('validation.required')),
          )
        }
        await expect(field(page, 'firstName')).toHaveValue('Μαρία')
        if (hasScripts) {
          await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
        }

        await fillCheckout(page)
        await placeButton(page, language).click()
        const order = await shop.data.order(await expectReceipt(page, language))

        const main = page.locator('main')
        await expect(main).toContainText(t('receipt.number', { number: order.number }))
        await expect(main).toContainText(order.payment.bankTransfer?.iban ?? 'an IBAN')
        await expect(main.getByText('maria@example.gr').first()).toBeVisible()
        expect(order.orderItems.map(({ variant, quantity }) => [variant.sku, quantity])).toEqual([
          [hose.sku, 1],
        ])
        expect(order.payment.method.id).toBe('bank-transfer')
        expect(order.shippingMethod.kind).toBe('COURIER')
        expect(order.total.amountMinor).toBe(
          (order.orderItems[0]?.lineTotal.amountMinor ?? 0) + order.shipmentTotal.amountMinor,
        )
        // The mail is found by the order reference in it.
        expect(order.payment.bankTransfer?.reference).toBe(order.number)
        await expect.poll(() => shop.data.mails(order.number)).toHaveLength(1)
        if (hasScripts) await expect(cartToggle(page, language, 0)).toBeVisible()
      })
    },
  )
}
