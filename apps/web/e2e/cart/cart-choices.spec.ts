import { expect, test } from '../fixtures.js'
import { openProduct } from '../actions/browse.js'
import { addAndOpenCart, cartLine, lineQuantity } from '../actions/cart.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { englishShop, greekShop } from '../data/languages.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { counted, plenty } from '../data/extra-products.js'
import { long } from '../data/long.js'

test('Fifty quick clicks end in the right quantity with few requests', async ({ page }) => {
  const { t } = englishShop
  const { slug, name } = extraProduct(plenty)
  await openProduct(page, englishShop, slug)
  await addAndOpenCart(page, englishShop)
  const line = cartLine(page.locator('main'), name.en)
  const more = line.getByRole('button', { name: t('product.increase') })
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/cart-state')) posts += 1
  })
  await more.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 50; click += 1) button.click()
  })
  await expect(lineQuantity(page, englishShop, name.en)).toHaveValue('51')
  await expect(line.getByText('€510.00')).toBeVisible()
  await expect(more).toBeEnabled()
  expect(posts).toBeLessThanOrEqual(5)
  await page.reload()
  await expect(lineQuantity(page, englishShop, name.en)).toHaveValue('51')
})

for (const { language, hasScripts } of [
  { language: greekShop, hasScripts: true },
  { language: englishShop, hasScripts: false },
]) {
  const { t, code } = language
  test.describe(`${hasScripts ? 'With' : 'Without'} scripts`, long, () => {
    test.use({ javaScriptEnabled: hasScripts })

    test('lines are restored, saved for later, reduced by a coupon, and show what shipping costs', async ({
      page,
      browserProblems,
    }) => {
      browserProblems.allowStatus(400)
      const name = extraProduct(counted).name[code]
      const main = page.locator('main')
      await openProduct(page, language, extraProduct(counted).slug)
      await addAndOpenCart(page, language, { hasScripts })
      const press = (label: string) =>
        main.getByRole('button', { name: label, exact: true }).click()
      const isEmpty = main.getByRole('heading', { name: t('cart.empty') })

      await press(t('cart.removeNamed', { name }))
      await expect(isEmpty).toBeVisible()
      await expect(main.getByText(t('cart.removed', { name }))).toBeVisible()
      if (hasScripts) await expect(main.getByRole('button', { name: t('cart.undo') })).toBeFocused()
      await press(t('cart.undoNamed', { name }))
      await expect(lineQuantity(page, language, name)).toHaveValue('1')

      await press(t('cart.saveNamed', { name }))
      await expect(isEmpty).toBeVisible()
      await expect(main.getByRole('heading', { name: t('cart.saved') })).toBeVisible()
      await press(t('cart.moveBackNamed', { name }))
      const quantity = lineQuantity(page, language, name)
      await expect(quantity).toHaveValue('1')
      await expect(main.getByRole('heading', { name: t('cart.saved') })).toBeHidden()

      const summary = main.getByRole('complementary', { name: t('cart.summary') })
      await summary.getByText(t('coupon.title')).click()
      const field = summary.getByRole('textbox', { name: t('coupon.label') })
      await field.fill('no-such-code')
      await field.press('Enter')
      await expect(summary.getByText(t('coupon.COUPON_UNKNOWN')).last()).toBeVisible()
      await field.fill('welcome 10')
      await field.press('Enter')
      await expect(summary.getByText('WELCOME10', { exact: true })).toBeVisible()
      await expect(summary.getByText(/10,00|€10\.00/).first()).toBeVisible()
      await quantity.fill('4')
      await quantity.press('Enter')
      const discount = summary.getByText(t('cart.discountCode', { code: 'WELCOME10' }))
      await expect(discount).toBeVisible()
      await expect(summary.getByText(code === 'el' ? '36,00 €' : '€36.00')).toBeVisible()

      await summary.getByText(t('estimate.title')).click()
      const postalCode = summary.getByRole('textbox', { name: t('estimate.postalCode') })
      await postalCode.fill('10')
      await postalCode.press('Enter')
      await expect(summary.getByText(t('estimate.invalid'))).toBeVisible()
      await postalCode.fill('104 31')
      await postalCode.press('Enter')
      await expect(summary.getByText(code === 'el' ? '39,90 €' : '€39.90')).toBeVisible()
      if (hasScripts) await expectNoViolations(page)
    })
  })
}
