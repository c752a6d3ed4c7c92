import { expect, test } from '../fixtures.js'
import { openProduct } from '../actions/browse.js'
import { addAndOpenCart, addToCart, cartDrawer } from '../actions/cart.js'
import { hose } from '../data/catalogue-samples.js'
import { expectReceipt, fillCheckout, goToCheckout, placeButton } from '../actions/checkout.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { englishShop, greekShop, languages } from '../data/languages.js'
import { long, longIf } from '../data/long.js'
import { screens } from '../data/screens.js'

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
  '/withdrawal-form',
  '/legal-guarantee',
]

interface PageGroup {
  name: string
  pages: { path: string; status?: number }[]
  screens?: readonly (typeof screens)[number][]
  /** In `npm test`; the others are `@long`. @default false */
  isShort?: boolean
}

for (const language of languages) {
  const { code, path } = language
  const isGreek = code === 'el'
  const main = [{ path: '/' }, { path: `/products/${hose.slug[code]}` }]
  const groups: PageGroup[] = [
    { name: 'home and product', pages: main, screens: isGreek ? screens : [onPhone] },
    {
      // Each language has its own text, with its own headings.
      name: 'pages of text',
      pages: contentPages.map((content) => ({ path: content })),
    },
  ]
  if (isGreek) {
    groups.push(
      {
        name: 'one page of each kind',
        isShort: true,
        pages: [
          ...main,
          { path: `/categories/${hose.categorySlug[code]}` },
          { path: '/contact' },
          { path: '/shopping-cart' },
          { path: '/nothing-of-this-name', status: 404 },
        ],
      },
      {
        name: 'lists',
        pages: [
          { path: '/products' },
          { path: '/products?search=filtro&sort=price-asc' },
          { path: '/categories' },
          { path: `/categories/${hose.categorySlug[code]}` },
          { path: '/brands' },
          { path: '/brands/autarvo' },
          { path: '/offers' },
          { path: `/offers/${offer[code]}` },
          { path: '/shopping-cart' },
        ],
      },
      {
        name: 'pages of errors',
        pages: [
          { path: '/products/nothing-of-this-name', status: 404 },
          { path: '/nothing-of-this-name', status: 404 },
          { path: '/receipt/nothing-of-this-name', status: 404 },
        ],
      },
    )
  }
  for (const { name, pages, screens: groupScreens = [wide], isShort = false } of groups) {
    for (const screen of groupScreens) {
      test.describe(screen.name, longIf(!isShort), () => {
        test.use(screen.use)

        test(`Axe finds nothing in ${name} (${code})`, async ({ page, browserProblems }) => {
          browserProblems.allowStatus(404)
          for (const { path: place, status = 200 } of pages) {
            await test.step(path(place), async () => {
              const response = await page.goto(path(place))
              expect(response?.status()).toBe(status)
              await expectNoViolations(page)
            })
          }
        })
      })
    }
  }
}

const visits = [
  { language: greekShop, screen: wide },
  { language: englishShop, screen: onPhone },
]

for (const { language, screen } of visits) {
  test.describe(screen.name, long, () => {
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
