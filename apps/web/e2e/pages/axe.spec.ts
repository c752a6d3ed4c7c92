import { expect, test } from '../fixtures.js'
import { openProduct } from '../actions/browse.js'
import { addAndOpenCart, addToCart, cartDrawer } from '../actions/cart.js'
import { hose } from '../data/catalogue-samples.js'
import { expectReceipt, fillCheckout, goToCheckout, placeButton } from '../actions/checkout.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { englishShop, greekShop, languages } from '../data/languages.js'
import { phone, screens } from '../data/screens.js'

const [wide, onPhone] = screens
const offer = { el: 'zestos-cheimonas', en: 'warm-winter' }

const contentPages = [
  '/contact',
  '/privacy',
  '/cookie-policy',
  '/terms-and-conditions',
  '/terms-of-service',
  '/payment-methods',
  '/shipping-methods',
  '/accessibility',
]

interface PageUnderTest {
  path: string
  status?: number
  /** Looked at in both languages on a phone; on a wide screen in Greek. */
  isOnPhones?: boolean
  /** Each language has a text of its own, with its own headings: looked at in both. */
  isWrittenTwice?: boolean
}

for (const language of languages) {
  const { code, path } = language
  const pages: PageUnderTest[] = [
    { path: '/', isOnPhones: true },
    { path: '/products' },
    { path: '/products?search=filtro&sort=price-asc' },
    { path: `/products/${hose.slug[code]}`, isOnPhones: true },
    { path: '/categories' },
    { path: '/brands' },
    { path: '/brands/autarvo' },
    { path: '/offers' },
    { path: `/offers/${offer[code]}` },
    { path: `/categories/${hose.categorySlug[code]}` },
    { path: '/shopping-cart' },
    ...contentPages.map((content) => ({ path: content, isWrittenTwice: true })),
    { path: '/products/nothing-of-this-name', status: 404 },
    { path: '/nothing-of-this-name', status: 404 },
    { path: '/receipt/nothing-of-this-name', status: 404 },
  ]
  for (const screen of screens) {
    test.describe(screen.name, () => {
      test.use(screen.use)

      for (const { path: place, status = 200, isOnPhones, isWrittenTwice } of pages) {
        const isChecked = screen.use === phone ? isOnPhones : code === 'el' || isWrittenTwice
        if (!isChecked) continue
        test(`Axe finds nothing at ${path(place)}`, async ({ page, browserProblems }) => {
          browserProblems.allowStatus(404)
          const answer = await page.goto(path(place))
          expect(answer?.status()).toBe(status)
          await expectNoViolations(page)
        })
      }
    })
  }
}

const visits = [
  { language: greekShop, screen: wide },
  { language: englishShop, screen: onPhone },
]

for (const { language, screen } of visits) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test(`Axe finds nothing from cart drawer to receipt in ${language.code}`, async ({
      page,
      browserProblems,
    }) => {
      browserProblems.allowStatus(400)
      await openProduct(page, language, hose.slug)
      await addToCart(page, language)
      await expect(cartDrawer(page, language)).toBeVisible()
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
      await addAndOpenCart(page, language)
      await expectNoViolations(page)
      await goToCheckout(page, language)
      await expectNoViolations(page)
      await placeButton(page, language).click()
      await expect(page.getByText(language.t('form.errorsTitle'))).toBeVisible()
      await expectNoViolations(page)
      await fillCheckout(page)
      await placeButton(page, language).click()
      await expectReceipt(page, language)
      await expectNoViolations(page)
    })
  })
}
