import { expect, test } from '../fixtures.js'
import { hose } from '../data/catalogue-samples.js'
import { englishShop, greekShop, languages } from '../data/languages.js'
import { long } from '../data/long.js'

/** Addresses that do not exist, with the spec's texts in English. */
const nowhere = [
  { path: '/products/nothing-of-this-name', heading: 'Not found', key: 'errors.notFoundTitle' },
  { path: '/categories/nothing-of-this-name', heading: 'Not found', key: 'errors.notFoundTitle' },
  {
    path: '/nothing-of-this-name',
    heading: 'This page could not be found',
    key: 'errors.pageNotFound',
  },
  { path: '/receipt/nothing-of-this-name', heading: 'Order not found', key: 'receipt.notFound' },
] as const

for (const { t, path, code } of languages) {
  const title = `Unknown addresses are not found (${code})`
  test(title, long, async ({ page, browserProblems }) => {
    browserProblems.allowStatus(404)
    for (const { path: place, heading: text, key } of nowhere) {
      await test.step(path(place), async () => {
        const answer = await page.goto(path(place))
        expect(answer?.status()).toBe(404)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toHaveText(code === 'en' ? text : t(key))
        await expect(page.locator('html')).toHaveAttribute('lang', code)
        await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
        await page
          .locator('main')
          .getByRole('link', { name: t('errors.back') })
          .click()
        await expect(page).toHaveURL(path('/'))
      })
    }
  })
}

const moved = [
  ['/products/rythmistis-fialis-30-mbar', '/products/rythmistis-vidotos-dosaflux-basis-30-mbar'],
  [
    '/en/products/basis-regulator-30-mbar?variant=DFX-BAS-30-15',
    '/en/products/dosaflux-basis-screw-on-regulator-30-mbar?variant=DFX-BAS-30-15',
  ],
  [`/en/products/${hose.slug.el}`, `/en/products/${hose.slug.en}`],
  [`/products/${hose.slug.en}`, `/products/${hose.slug.el}`],
  ['/el', '/'],
  ['/el/products?page=2', '/products?page=2'],
  [`/en/categories/${hose.categorySlug.el}`, `/en/categories/${hose.categorySlug.en}`],
] as const

for (const [from, to] of moved) {
  test(`${from} redirects permanently`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers()['location']).toBe(to)
  })
}

test('The language switch of a product leads to its translated address', async ({ page }) => {
  await page.goto(`/products/${hose.slug.el}`)
  await expect(page.locator('html')).toHaveAttribute('lang', /^el/)
  const switcher = page.getByRole('banner').getByRole('navigation', {
    name: greekShop.t('nav.language'),
  })
  await switcher.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`/en/products/${hose.slug.en}`)
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hose.name.en)
})

const twins = [
  { el: '/', en: '/en' },
  { el: '/products', en: '/en/products' },
  { el: `/products/${hose.slug.el}`, en: `/en/products/${hose.slug.en}` },
  {
    el: `/categories/${hose.categorySlug.el}`,
    en: `/en/categories/${hose.categorySlug.en}`,
  },
]

test('Pages of both languages name each other and themselves', long, async ({ page, shop }) => {
  for (const twin of twins) {
    for (const { code } of [greekShop, englishShop]) {
      await page.goto(twin[code])
      const canonical = page.locator('link[rel="canonical"]')
      await expect(canonical).toHaveAttribute('href', shop.url + twin[code])
      for (const other of ['el', 'en'] as const) {
        const alternate = page.locator(`link[rel="alternate"][hreflang^="${other}"]`)
        await expect(alternate).toHaveAttribute('href', shop.url + twin[other])
      }
    }
  }
})
