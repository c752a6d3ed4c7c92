import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { hose } from '../data/catalogue-samples.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import type { ShopLanguage } from '../data/languages.js'
import { englishShop, greekShop, languages } from '../data/languages.js'
import { long, longIf } from '../data/long.js'

interface Menu {
  row: Locator
  label: Locator
  panel: Locator
  all: Locator
}

/** The category menu and, in it, the category of the sample hose. */
function menuOf(page: Page, { code, t }: ShopLanguage): Menu {
  const name = hose.categoryName[code]
  const row = page.getByRole('navigation', { name: t('nav.categoriesLabel') })
  const panel = row.getByRole('region', { name, exact: true })
  const all = panel.getByRole('link', { name: t('categories.allIn', { name }) })
  return { row, label: row.getByRole('button', { name, exact: true }), panel, all }
}

for (const language of languages) {
  const { code, path } = language

  test(
    `All categories fit in one line from 1200 pixels, none cut off (${code})`,
    longIf(code === 'en'),
    async ({ page }) => {
      for (const width of [1200, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path('/'))
        const labels = menuOf(page, language).row.locator('[data-part=label]')
        const boxes = await labels.evaluateAll((found) =>
          found.map((label) => {
            const { top, right } = label.getBoundingClientRect()
            return {
              top,
              isWhole: right <= innerWidth && label.scrollWidth <= label.clientWidth + 1,
            }
          }),
        )
        expect(boxes.length).toBeGreaterThan(5)
        expect(boxes.every(({ isWhole }) => isWhole)).toBe(true)
        expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
      }
    },
  )
}

test('A category opens by a click and closes by another, by a click outside and on leaving', async ({
  page,
}) => {
  const { code, path, t } = greekShop
  await page.goto(path('/'))
  const { label, panel, all } = menuOf(page, greekShop)

  await label.click()
  await expect(label).toHaveAttribute('aria-expanded', 'true')
  await expect(panel.locator('a').first()).toHaveText(
    t('categories.allIn', { name: hose.categoryName[code] }),
  )
  await expect(panel.getByText(hose.categoryName[code], { exact: true })).toBeVisible()
  await expect(panel.getByRole('link')).not.toHaveCount(1)
  await expect(panel.locator('[data-part=image] img')).toHaveJSProperty('complete', true)
  await expectNoViolations(page)

  await label.click()
  await expect(panel).toBeHidden()
  await label.click()
  await page.getByRole('region', { name: t('info.label') }).click()
  await expect(panel).toBeHidden()

  await label.click()
  await all.click()
  await expect(page).toHaveURL(path(`/categories/${hose.categorySlug[code]}`))
  await expect(panel).toBeHidden()
  await expect(label).toHaveAttribute('aria-current', 'page')
})

test('Arrow keys move along the categories, into one and back', async ({ page }) => {
  const { path } = englishShop
  await page.goto(path('/'))
  const { row, label, panel, all } = menuOf(page, englishShop)
  const labels = row.locator('[data-part=label]')
  await expect(label).toBeVisible()

  await labels.first().focus()
  await page.keyboard.press('End')
  await expect(labels.last()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(labels.first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(labels.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(labels.first()).toBeFocused()

  await label.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(all).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(panel.locator('a').nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(label).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(all).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+Tab')
  await expect(panel).toBeHidden()
})

test("A product's category is marked, and the menu stays visible", long, async ({ page }) => {
  const { code, path } = greekShop
  await page.goto(path(`/products/${hose.slug[code]}`))
  const { row, label } = menuOf(page, greekShop)
  await expect(label).toHaveAttribute('aria-current', 'true')
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await expect(row).toBeInViewport()
})

test.describe('By touch on a wide screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 900 } })

  test('a category opens and closes by taps', long, async ({ page }) => {
    await page.goto('/en')
    const { label, panel } = menuOf(page, englishShop)
    await label.tap()
    await expect(panel).toBeVisible()
    await label.tap()
    await expect(panel).toBeHidden()
    await label.tap()
    await page.getByRole('region', { name: 'Delivery and contact' }).tap()
    await expect(panel).toBeHidden()
  })
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { code, path, t } of languages) {
    test(`a category of the menu is a link (${code})`, long, async ({ page }) => {
      await page.goto(path('/'))
      const menu = page.getByRole('navigation', { name: t('nav.categoriesLabel') })
      await menu.getByRole('link', { name: hose.categoryName[code], exact: true }).click()
      await expect(page).toHaveURL(path(`/categories/${hose.categorySlug[code]}`))
    })
  }
})

test(
  'A search in the header leads to the list, an empty one does nothing',
  long,
  async ({ page }) => {
    await page.goto('/en/contact')
    const field = page.getByRole('combobox', { name: 'Search products' })
    await field.press('Enter')
    await expect(page).toHaveURL('/en/contact')
    await field.fill('hose')
    await field.press('Enter')
    await expect(page).toHaveURL('/en/products?search=hose')
    await expect(page.locator('main article').first()).toContainText(/hose/i)
  },
)
