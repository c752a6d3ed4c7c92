import { expect, test } from '../fixtures.js'
import { hose } from '../data/catalogue-samples.js'
import { englishShop, greekShop } from '../data/languages.js'
import { long } from '../data/long.js'

test.use({ serviceWorkers: 'allow' })

test(
  'A visitor narrows a list to a brand, finds it again after a reload, and takes the brand out',
  long,
  async ({ page }) => {
    const { path, t } = englishShop
    const dosaflux = page.locator('#filters').getByRole('checkbox', { name: /^Dosaflux/ })
    const cards = page.locator('main article')
    await page.goto(path('/products'))
    const total = page.locator('main').getByRole('status').first()
    const all = await total.innerText()

    await dosaflux.check()
    await expect(page).toHaveURL(/brand=dosaflux/)
    await expect(total).not.toHaveText(all)
    await expect(cards.filter({ hasNotText: 'Dosaflux' })).toHaveCount(0)
    const ofBrand = await total.innerText()
    await page.getByLabel(t('products.sort')).selectOption('price-asc')
    await expect(page).toHaveURL(/sort=price-asc/)
    await expect(total).toHaveText(ofBrand)

    await page.reload()
    await expect(dosaflux).toBeChecked()
    await expect(total).toHaveText(ofBrand)
    await expect(page.getByLabel(t('products.sort'))).toHaveValue('price-asc')

    await page.getByRole('link', { name: t('filters.remove', { name: 'Dosaflux' }) }).click()
    await expect(page).not.toHaveURL(/brand=/)
    await expect(total).toHaveText(all)
    await expect(dosaflux).not.toBeChecked()
  },
)

test(
  'A visitor changes the language of a filtered list, continues in it, and changes back',
  long,
  async ({ page }) => {
    const query = '?brand=ligatubo&sort=price-asc'
    const html = page.locator('html')
    const title = page.getByRole('heading', { level: 1 })
    const ligatubo = page.locator('#filters').getByRole('checkbox', { name: /^Ligatubo/ })
    await page.goto(`${greekShop.path(`/categories/${hose.categorySlug.el}`)}${query}`)
    await expect(title).toHaveText(hose.categoryName.el)

    const header = page.getByRole('banner')
    await header
      .getByRole('navigation', { name: greekShop.t('nav.language') })
      .getByRole('link', { name: /English/ })
      .click()
    await expect(page).toHaveURL(
      `${englishShop.path(`/categories/${hose.categorySlug.en}`)}${query}`,
    )
    await expect(html).toHaveAttribute('lang', 'en')
    await expect(title).toHaveText(hose.categoryName.en)
    await expect(ligatubo).toBeChecked()

    await page.locator('main').getByRole('link', { name: hose.name.en, exact: true }).click()
    await expect(page).toHaveURL(englishShop.path(`/products/${hose.slug.en}`))
    await expect(title).toHaveText(hose.name.en)
    await expect(html).toHaveAttribute('lang', 'en')

    await header
      .getByRole('navigation', { name: englishShop.t('nav.language') })
      .getByRole('link', { name: /Ελληνικά/ })
      .click()
    await expect(page).toHaveURL(greekShop.path(`/products/${hose.slug.el}`))
    await expect(html).toHaveAttribute('lang', 'el')
    await expect(title).toHaveText(hose.name.el)
  },
)

test(
  'Back from a product the list has its filter and is where it was, and forward is the product',
  long,
  async ({ page }) => {
    const { path } = englishShop
    const title = page.getByRole('heading', { level: 1 })
    const dosaflux = page.locator('#filters').getByRole('checkbox', { name: /^Dosaflux/ })
    await page.goto(path('/products?sort=name'))
    const listTitle = await title.innerText()
    await dosaflux.check()
    await expect(page).toHaveURL(/brand=dosaflux/)
    const card = page.locator('main article').last()
    await expect(card).toContainText('Dosaflux')
    // Playwright scrolls to the element that it clicks: do it before the position is read.
    await card.getByRole('link').first().hover()
    const position = await page.evaluate(() => window.scrollY)
    expect(position).toBeGreaterThan(0)

    await card.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/products\/[\w-]+$/)
    await expect(title).not.toHaveText(listTitle)
    const product = await title.innerText()

    await page.goBack()
    await expect(page).toHaveURL(/brand=dosaflux/)
    await expect(title).toHaveText(listTitle)
    await expect(dosaflux).toBeChecked()
    await expect(card).toContainText('Dosaflux')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position)

    await page.goForward()
    await expect(page).toHaveURL(/\/products\/[\w-]+$/)
    await expect(title).toHaveText(product)
    await page.goBack()
    await expect(dosaflux).toBeChecked()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position)
  },
)
