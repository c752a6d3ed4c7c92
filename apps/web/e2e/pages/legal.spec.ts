import { expect, test } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { addAndOpenCart } from '../actions/cart.js'
import { fillCheckout, goToCheckout, placeButton } from '../actions/checkout.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { plenty } from '../data/extra-products.js'
import { englishShop, greekShop, languages } from '../data/languages.js'
import { long, longIf } from '../data/long.js'

for (const language of languages) {
  const { code, path, t } = language
  const title = { el: 'Νόμιμη εγγύηση', en: 'Legal guarantee' }[code]

  test.describe(`In ${code}`, longIf(code === 'en'), () => {
    test(
      'The legal guarantee is named before a contract, and leads to its text',
      long,
      async ({ page }) => {
        await openProduct(page, language, extraProduct(plenty).slug)
        const main = page.locator('main')
        await expect(main.getByRole('note').filter({ hasText: title })).toBeVisible()
        await addAndOpenCart(page, language)
        await goToCheckout(page, language)
        await fillCheckout(page)
        const notice = main.getByRole('note').filter({ hasText: title })
        await expect(notice).toBeVisible()
        await notice.getByText(title, { exact: true }).click()
        await expect(notice.getByRole('list').first()).toBeVisible()
        const order = await Promise.all([
          notice.boundingBox(),
          placeButton(page, language).boundingBox(),
        ])
        expect(order[0]!.y).toBeLessThan(order[1]!.y)
      },
    )

    test('Withdrawal form and legal guarantee are pages and PDFs', async ({ page, request }) => {
      for (const place of ['/withdrawal-form', '/legal-guarantee']) {
        await page.goto(path('/withdraw'))
        await page.goto(path(place))
        const print = page.getByRole('link', { name: t('content.print') })
        const answer = await request.get((await print.getAttribute('href')) ?? '')
        expect(answer.status()).toBe(200)
        expect(answer.headers()['content-type']).toBe('application/pdf')
      }
    })

    test('What to do when gas is smelt is on the contact page', long, async ({ page }) => {
      await page.goto(path('/contact'))
      await expect(page.locator('main')).toContainText('199')
      await expect(page.locator('main')).toContainText('112')
    })

    test(
      'Company and VAT number are on pages with a layout of their own',
      long,
      async ({ page }) => {
        for (const place of ['/auth/login', '/auth/register', '/cookie-policy']) {
          await page.goto(path(place))
          await expect(page.getByRole('contentinfo')).toContainText('EL000000000')
        }
      },
    )

    test(
      'A page that is not found offers a search and the categories',
      long,
      async ({ page, browserProblems }) => {
        browserProblems.allowStatus(404)
        await page.goto(path('/products/nothing-of-this-name'))
        const main = page.locator('main')
        await expect(
          main.getByRole('link').filter({ hasNotText: t('errors.back') }),
        ).not.toHaveCount(0)
        await main.getByRole('searchbox').fill('kit')
        await main.getByRole('searchbox').press('Enter')
        await expect(page).toHaveURL(`${path('/products')}?search=kit`)
      },
    )
  })
}

test(
  'The home page offers the language that was read before, and does not redirect',
  long,
  async ({ page }) => {
    await page.goto('/en')
    await waitForScripts(page, englishShop)
    await page.goto('/')
    await waitForScripts(page, greekShop)
    await expect(page).toHaveURL('/')
    await page.locator('main').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en')
    await waitForScripts(page, englishShop)
    await expect(page.locator('main').getByRole('link', { name: 'Ελληνικά' })).toHaveCount(0)
  },
)

test('The menus lead to offers and brands', long, async ({ page }) => {
  const { t } = englishShop
  await page.goto('/en')
  const menu = page.getByRole('navigation', { name: t('nav.main') })
  for (const [key, to] of [
    ['offers.title', '/en/offers'],
    ['brands.title', '/en/brands'],
  ] as const) {
    await expect(menu.getByRole('link', { name: t(key) })).toHaveAttribute('href', to)
  }
})
