import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { addAndOpenCart } from '../actions/cart.js'
import {
  choose,
  expectReceipt,
  field,
  fillAddress,
  fillContact,
  openSection,
  goToCheckout,
  placeButton,
} from '../actions/checkout.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { englishShop, greekShop } from '../data/languages.js'
import { logInByRequest, registerMember, newEmail } from '../actions/account.js'
import {
  cards,
  orderAndCancelIris,
  returnToShop,
  payByCard,
  submitForm,
  providerPage,
} from '../actions/payment.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { expensive } from '../data/extra-products.js'
import { long } from '../data/long.js'

const { slug } = extraProduct(expensive)

for (const { language, hasScripts } of [
  { language: greekShop, hasScripts: true },
  { language: englishShop, hasScripts: false },
]) {
  const { t, path, code } = language
  const { money } = language.formatters
  const price = money({ amountMinor: 60_000, currency: 'EUR' })
  const visa = { brand: 'Visa', digits: '1111' }

  test.describe(`In ${code}, ${hasScripts ? 'with' : 'without'} scripts`, long, () => {
    test.use({ javaScriptEnabled: hasScripts })

    async function buy(page: Page): Promise<void> {
      await openProduct(page, language, slug)
      await addAndOpenCart(page, language, { hasScripts })
      await goToCheckout(page, language)
      await field(page, 'terms').check()
    }

    test('a member saves address and card, pays in instalments, then with the saved card, and retries an order by IRIS', async ({
      page,
      shop,
    }) => {
      const email = newEmail(`card-${code}`)
      await registerMember(page.request, shop, email)
      await logInByRequest(page.request, email)

      await buy(page)
      await fillContact(page)
      await field(page, 'email').fill(email)
      await fillAddress(page)
      await field(page, 'saveAddress').check()
      // The order is above the limit of cash on delivery.
      await expect(page.locator('input[value="cash-on-delivery"]')).toHaveCount(0)
      await choose(page, 'paymentMethodId', 'card')
      await expect(
        page.getByText(`3 × ${money({ amountMinor: 20_000, currency: 'EUR' })}`).first(),
      ).toBeVisible()
      await page.locator('input[name="instalments"][value="3"]').check()
      await field(page, 'saveCard').check()
      await placeButton(page, language).click()
      const provider = await providerPage(page, hasScripts)
      await expect(provider.locator('[name="instalments"]')).toHaveValue('3')
      await expect(provider.locator('[name="save"]')).toBeChecked()
      // The cart is ordered: its checkout leads to the order.
      const back = await page.request.get(path('/checkout'), { maxRedirects: 0 })
      expect(back.headers()['location']).toMatch(/\/receipt\/[\w-]+$/)
      await payByCard(provider, cards.approved)
      await returnToShop(page, provider)
      const inParts = await shop.data.order(await expectReceipt(page, language))
      const paid = { ...visa, amount: price, months: 3 }
      await expect(page.getByText(t('receipt.paidInParts', paid))).toBeVisible()
      expect(inParts.payments[0]).toMatchObject({ state: 'APPROVED', instalments: 3 })
      expect(inParts.payments[0]?.amount.amountMinor).toBe(60_000)

      await buy(page)
      await expect(field(page, 'firstName')).toHaveValue('Μαρία')
      if (hasScripts) {
        // Account data is collapsed to a line to review.
        const line = page.locator('#contact [data-part="line"]')
        await expect(line).toContainText(email)
        await expect(field(page, 'firstName')).toBeHidden()
      }
      await openSection(page, 'delivery')
      const address = page.locator('input[name="billing.id"]').first()
      await expect(address).toBeChecked()
      await expect(address).toHaveAccessibleName(/Ερμού 12/)
      await choose(page, 'paymentMethodId', 'card')
      const card = page.locator('input[name="savedCardId"]').first()
      await expect(card).toBeChecked()
      await expect(card).toHaveAccessibleName(t('checkout.savedCard', { ...visa, expiry: '12/30' }))
      if (hasScripts) await expectNoViolations(page)
      await placeButton(page, language).click()
      const atOnce = await shop.data.order(await expectReceipt(page, language))
      await expect(
        page.getByText(t('receipt.paidByCard', { ...visa, amount: price })),
      ).toBeVisible()
      expect(atOnce.billingAddress?.address).toBe('Ερμού 12')
      expect(atOnce.payments[0]).toMatchObject({ state: 'APPROVED', instalments: null })

      await buy(page)
      const failed = await orderAndCancelIris(page, language, hasScripts)
      const { number } = await shop.data.order(failed)
      await page.goto(path('/orders'))
      // The two paid orders need no payment.
      await expect(page.locator('main li').getByRole('heading')).toHaveCount(3)
      const pay = page.getByRole('link', { name: t('orders.payNumber', { number }) })
      await expect(
        page.locator('main li').getByRole('link', { name: t('orders.pay') }),
      ).toHaveCount(1)
      await page.getByRole('link', { name: t('receipt.number', { number }), exact: true }).click()
      await expect(page).toHaveURL(path(`/orders/${failed}`))
      await pay.click()
      await expectReceipt(page, language, t('receipt.titleFailed'))
      if (hasScripts) await waitForScripts(page, language)
      await expect(page.locator('form#pay input[value="iris"]')).toBeChecked()
      await page.locator('form#pay button[type="submit"]').click()
      const again = await providerPage(page, hasScripts)
      await submitForm(again, 'bank')
      await returnToShop(page, again)
      expect(await expectReceipt(page, language)).toBe(failed)
      const states = (await shop.data.order(failed)).payments.map(({ kind, state }) => [
        kind,
        state,
      ])
      expect(states).toEqual([
        ['IRIS', 'CANCELED'],
        ['IRIS', 'APPROVED'],
      ])

      await page.goto(path(`/orders/${inParts.id}`))
      const main = page.locator('main')
      await expect(main).toContainText(
        `${t('receipt.card', visa)}, ${t('receipt.parts', { months: 3 })}`,
      )
      await page.goto(path('/account'))
      const remove = page.getByRole('button', {
        name: t('account.cardRemove', visa),
        exact: true,
      })
      await remove.click()
      if (hasScripts) {
        const question = page.getByRole('alertdialog', { name: t('account.cardRemove', visa) })
        await question.getByRole('button', { name: t('account.keepSaved') }).click()
        await expect(question).toBeHidden()
        await remove.click()
        await question.getByRole('button', { name: t('cart.remove'), exact: true }).click()
        await expect(page.getByText(t('account.removed'))).toBeVisible()
      }
      await expect(page.getByText(t('account.noCards'))).toBeVisible()
    })
  })
}
