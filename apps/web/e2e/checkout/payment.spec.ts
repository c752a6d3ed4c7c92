import { expect, test } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { addAndOpenCart } from '../actions/cart.js'
import { choose, expectReceipt, fillCheckout, goToCheckout } from '../actions/checkout.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { englishShop, greekShop } from '../data/languages.js'
import {
  answerChallenge,
  cards,
  returnToShop,
  mistypedCode,
  orderAndCancelIris,
  payByCard,
  submitForm,
  providerPage,
} from '../actions/payment.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { counted } from '../data/extra-products.js'
import { longIf } from '../data/long.js'

const { slug } = extraProduct(counted)

/** The provider's errors for a card with every field invalid. */
const faults = {
  en: {
    holder: 'The value holds invalid characters',
    number: 'This card is not supported',
    expiry: 'This card has expired',
    code: 'The value’s length is invalid',
  },
  el: {
    holder: 'Η τιμή περιέχει μη έγκυρους χαρακτήρες',
    number: 'Αυτή η κάρτα δεν υποστηρίζεται',
    expiry: 'Η κάρτα έχει λήξει',
    code: 'Το μήκος της τιμής δεν είναι έγκυρο',
  },
}

for (const { language, hasScripts } of [
  { language: englishShop, hasScripts: true },
  { language: greekShop, hasScripts: false },
]) {
  const { t, code } = language
  test.describe(
    `In ${code}, ${hasScripts ? 'in a frame' : 'by redirect'}`,
    longIf(!hasScripts),
    () => {
      test.use({ javaScriptEnabled: hasScripts })

      test('a guest cancels IRIS, selects a card, mistypes it, is declined, and pays with one that requires a challenge', async ({
        page,
        shop,
        browserProblems,
      }) => {
        browserProblems.allowStatus(422)
        await openProduct(page, language, slug)
        await addAndOpenCart(page, language, { hasScripts })
        await goToCheckout(page, language)
        await fillCheckout(page)
        const id = await orderAndCancelIris(page, language, hasScripts)
        await expect(page.getByText(t('receipt.textFailed'))).toBeVisible()
        expect((await shop.data.order(id)).state).toBe('FAILED')
        if (hasScripts) {
          await waitForScripts(page, language)
          await expectNoViolations(page)
        }
        await choose(page, 'paymentMethodId', 'card')
        await page.locator('form#pay button[type="submit"]').click()

        const provider = await providerPage(page, hasScripts)
        await payByCard(provider, cards.declined)
        await expect(provider.locator('.notice')).toBeVisible()
        const wrong = { holder: '4111', expiry: '10/20', code: mistypedCode }
        await payByCard(provider, cards.unsupported, wrong)
        for (const [name, texts] of Object.entries(faults[code])) {
          await expect(provider.locator(`#${name}-error`)).toHaveText(texts)
        }
        // Only the security code is never filled in again.
        await expect(provider.locator('[name="holder"]')).toHaveValue('4111')
        await expect(provider.locator('[name="code"]')).toHaveValue('')

        await payByCard(provider, cards.asks)
        await submitForm(provider, 'deny')
        await expect(provider.locator('[name="number"]')).toHaveValue('')
        await payByCard(provider, cards.asks)
        await answerChallenge(provider, '000000')
        await expect(provider.locator('#challenge-error')).toBeVisible()
        await answerChallenge(provider, '123456')
        await returnToShop(page, provider)

        expect(await expectReceipt(page, language)).toBe(id)
        const order = await shop.data.order(id)
        expect(order.payment.state).toBe('PAID')
        expect(order.state).toBe('APPROVED')
        expect(order.payments.map(({ kind, state }) => [kind, state])).toEqual([
          ['IRIS', 'CANCELED'],
          ['CARD', 'APPROVED'],
        ])
      })
    },
  )
}
