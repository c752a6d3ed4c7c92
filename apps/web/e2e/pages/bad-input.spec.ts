import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { openProduct } from '../actions/browse.js'
import { addAndOpenCart, cartLine, lineQuantity } from '../actions/cart.js'
import { field, fillCheckout, goToCheckout, placeButton } from '../actions/checkout.js'
import { englishShop, greekShop } from '../data/languages.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { counted } from '../data/extra-products.js'
import { long, longIf } from '../data/long.js'

const { slug, name } = extraProduct(counted)

/** Wrong input of a field, and the message shown with it. */
const wrong = {
  email: [
    { typed: 'maria@example', message: 'validation.email' },
    { typed: 'maria', message: 'validation.email' },
  ],
  phone: [{ typed: '12', message: 'validation.phone' }],
  'billing.postalCode': [
    { typed: '1056', message: 'validation.postalCodeAny' },
    { typed: 'ΑΒΓΔΕ', message: 'validation.postalCodeAny' },
  ],
} as const

const visits = [
  { language: greekShop, hasScripts: true },
  { language: englishShop, hasScripts: false },
]

for (const { language, hasScripts } of visits) {
  const { code, t } = language
  const title = `In ${code}, ${hasScripts ? 'with' : 'without'} scripts`
  test.describe(title, longIf(!hasScripts), () => {
    test.use({ javaScriptEnabled: hasScripts })

    for (const [at, inputs] of Object.entries(wrong)) {
      test(
        `errors are shown next to their field, and typed text stays: ${at}`,
        longIf(at !== 'email'),
        async ({ page, browserProblems }) => {
          browserProblems.allowStatus(400)
          await openProduct(page, language, slug)
          await addAndOpenCart(page, language, { hasScripts })
          await goToCheckout(page, language)
          for (const { typed, message } of inputs) {
            await fillCheckout(page)
            await field(page, at).fill(typed)
            await placeButton(page, language).click()
            await expect(field(page, at)).toHaveAccessibleDescription(new RegExp(t(message)))
            await expect(field(page, at)).toHaveValue(typed)
            await expect(field(page, 'lastName')).toHaveValue('Παπαδοπούλου')
            await expect(field(page, 'terms')).toBeChecked()
          }
        },
      )
    }

    test('an invalid quantity is rejected on its line', long, async ({ page, browserProblems }) => {
      browserProblems.allowStatus(400)
      await openProduct(page, language, slug)
      await addAndOpenCart(page, language, { hasScripts })
      const line = cartLine(page.locator('main'), name[code])
      const quantity = lineQuantity(page, language, name[code])
      for (const typed of ['0', '1000']) {
        await quantity.fill(typed)
        await quantity.press('Enter')
        await expect(line.getByRole('alert')).toHaveText(t('cartErrors.quantity'))
        if (hasScripts) await expect(quantity).toHaveValue(typed)
        await page.goto(language.path('/shopping-cart'))
        await expect(quantity).toHaveValue('1')
      }
    })
  })
}

test('A quantity that no browser form would send is rejected as well', long, async ({ page }) => {
  const address = `/en/products/${slug.en}`
  await page.goto(address)
  for (const quantity of ['0', '1000', 'two', '1e2', '']) {
    const answer = await post(page, address, { quantity })
    expect(answer.status()).toBe(400)
    expect(await answer.text()).toContain('Enter a whole number from 1 to 999')
  }
})

test('A post that is no form is rejected with a page, and opens none of its parts', async ({
  page,
  shop,
}) => {
  const headers = { 'content-type': 'text/plain', origin: shop.url }
  const statuses: Record<string, number> = {
    [`/en/products/${slug.en}`]: 400,
    '/shopping-cart': 400,
    '/contact': 400,
    '/auth/login': 400,
    '/products': 405,
  }
  for (const [address, status] of Object.entries(statuses)) {
    const answer = await page.request.post(address, { headers, data: 'variantId=A&quantity=1' })
    expect([address, answer.status()]).toEqual([address, status])
    expect(answer.headers()['content-type']).toContain('text/html')
  }
})

/** Sends the product page's form with another content. */
async function post(page: Page, address: string, changes: Record<string, string>) {
  const form = page
    .locator('main form')
    .filter({ has: page.locator('[name="variantId"]') })
    .first()
  const variantId = await form.locator('[name="variantId"]').inputValue()
  return page.request.post(address, { form: { intent: 'add', variantId, ...changes } })
}
