import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { findHose, waitForScripts } from '../actions/browse.js'
import { addAndOpenCart } from '../actions/cart.js'
import { hose } from '../data/catalogue-samples.js'
import {
  expectReceipt,
  field,
  fillCheckout,
  goToCheckout,
  placeButton,
} from '../actions/checkout.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { englishShop, greekShop } from '../data/languages.js'
import { newEmail } from '../actions/account.js'
import { long } from '../data/long.js'

const variants = [
  { language: greekShop, hasScripts: true },
  { language: englishShop, hasScripts: false },
]

for (const { language, hasScripts } of variants) {
  const { code, t, path } = language
  const press = (page: Page, name: string) =>
    page.locator('main').getByRole('button', { name, exact: true }).click()
  const fill = async (page: Page, values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) {
      await field(page, name).fill(value)
    }
  }

  test.describe(`In ${code}, ${hasScripts ? 'with' : 'without'} scripts`, long, () => {
    test.use({ javaScriptEnabled: hasScripts })

    test('a message, a question and its thread, newsletter sign-up and unsubscribing', async ({
      page,
      shop,
      browserProblems,
    }) => {
      browserProblems.allowStatus(400)
      const email = newEmail(`asks-${code}`)
      await page.goto(path('/contact'))
      if (hasScripts) await waitForScripts(page, language)
      await fill(page, { name: 'Μαρία', email: 'maria@', message: 'Πότε ανοίγετε;' })
      await press(page, t('contact.send'))
      const wrong = field(page, 'email')
      await expect(wrong).toHaveAccessibleDescription(new RegExp(t('validation.email')))
      await expect(wrong).toBeFocused()
      await expect(page.getByRole('group', { name: t('form.errorsTitle') })).toBeVisible()
      if (hasScripts) {
        const named = `${t('contact.email')}: ${t('validation.email')}`
        await expect(page.locator('main').getByRole('link', { name: named })).toBeVisible()
      }
      await expect(field(page, 'message')).toHaveValue('Πότε ανοίγετε;')
      if (hasScripts) {
        await expectNoViolations(page)
        await page.reload()
        await expect(field(page, 'message')).toHaveValue('Πότε ανοίγετε;')
      }
      await fill(page, { email })
      await press(page, t('contact.send'))
      await expect(page.getByText(t('contact.sentText'))).toBeVisible()
      await expect.poll(async () => (await shop.data.mails(`To: `)).length).toBeGreaterThan(1)

      await page.goto(path('/request?kind=return&order=12345678'))
      await expect(field(page, 'kind')).toHaveValue('RETURN')
      await expect(field(page, 'orderNumber')).toHaveValue('12345678')
      await fill(page, { name: 'Μαρία', email, message: 'Το λάστιχο είναι κοντό.' })
      await press(page, t('request.send'))
      await expect(page.getByText(t('request.sentTitle'))).toBeVisible()
      await expect(page.locator('main')).toContainText(t('request.statusPENDING'))
      if (hasScripts) await expectNoViolations(page)
      await fill(page, { message: 'Δεύτερο μήνυμα' })
      await press(page, t('request.replySend'))
      await expect(page.locator('#thread').getByRole('listitem')).toHaveCount(2)
      await expect(page.locator('#thread')).toContainText('Δεύτερο μήνυμα')
      await expect(field(page, 'message')).toHaveValue('')

      const footer = page.getByRole('contentinfo')
      await footer.getByRole('textbox', { name: t('newsletter.label') }).fill(`news-${email}`)
      await footer.getByRole('button', { name: t('newsletter.send') }).click()
      await expect(page.getByText(t('newsletter.askedText'))).toBeVisible()
      const newsletterMails = () => shop.data.mails(`To: news-${email}`)
      await expect.poll(async () => (await newsletterMails()).length).toBe(1)
      const [mail = ''] = await newsletterMails()
      const leave = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail)?.[1] ?? ''
      expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
      await page.goto(leave.replace('/leave/', '/confirm/'))
      await press(page, t('newsletter.confirm'))
      await expect(page.getByText(t('newsletter.confirmDone'))).toBeVisible()
      // Mail programs send the unsubscribe post by themselves.
      const answer = await page.request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' } })
      expect(answer.status()).toBe(200)
      await page.goto(leave.replace('/leave/', '/confirm/'))
      await press(page, t('newsletter.confirm'))
      await expect(page.getByText(t('newsletter.confirmDone'))).toHaveCount(0)
      await expect(page.getByRole('alert')).toBeVisible()
    })

    test('a guest finds the order and withdraws from it, which the receipt says', async ({
      page,
      shop,
      browserProblems,
    }) => {
      browserProblems.allowStatus(400)
      await findHose(page, language)
      await addAndOpenCart(page, language, { hasScripts })
      await goToCheckout(page, language)
      await fillCheckout(page)
      await placeButton(page, language).click()
      const orderId = await expectReceipt(page, language)
      const { number, email: orderEmail } = await shop.data.order(orderId)

      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('footer.lookup') })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('footer.lookup'))
      await fill(page, { number, email: 'somebody@example.com' })
      await press(page, t('lookup.send'))
      const rejection = page.locator('main').getByRole('alert')
      await expect(rejection).toBeVisible()
      const texts = await rejection.innerText()
      await fill(page, { number: '99999999', email: orderEmail })
      await press(page, t('lookup.send'))
      await expect(field(page, 'number')).toHaveValue('99999999')
      await expect(rejection).toHaveText(texts)
      await fill(page, { number, email: orderEmail.toUpperCase() })
      await press(page, t('lookup.send'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('receipt.titleFound'))
      await expect(page.locator('main')).toContainText(t('receipt.number', { number }))

      await page.goto(path('/withdraw'))
      await fill(page, { number, email: orderEmail })
      await press(page, t('withdraw.next'))
      const pieces = page.getByRole('combobox', { name: new RegExp(hose.sku) })
      await expect(pieces).toHaveValue('1')
      if (hasScripts) await expectNoViolations(page)
      await pieces.selectOption('0')
      await press(page, t('withdraw.confirm'))
      await expect(pieces).toHaveAccessibleDescription(new RegExp(t('withdraw.chooseItems')))
      await pieces.selectOption('1')
      await press(page, t('withdraw.confirm'))
      await expect(page.getByText(t('withdraw.doneTitle'))).toBeVisible()
      await expect(page.locator('main')).toContainText(hose.sku)
      await expect.poll(async () => (await shop.data.mails(number)).length).toBeGreaterThan(1)
      await page.goto(path('/withdraw'))
      await fill(page, { number, email: orderEmail })
      await press(page, t('withdraw.next'))
      await expect(page.getByText(t('withdraw.already'))).toBeVisible()

      await page.goto(path(`/receipt/${orderId}`))
      await expect(page.getByText(t('orders.withdrawalPart'))).toBeVisible()
      await expect(page.getByText(t('orders.cancel'), { exact: true })).toHaveCount(0)
    })
  })
}
