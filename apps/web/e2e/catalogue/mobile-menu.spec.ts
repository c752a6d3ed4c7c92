import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { hose } from '../data/catalogue-samples.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import type { ShopLanguage } from '../data/languages.js'
import { englishShop, greekShop, languages } from '../data/languages.js'
import { phone } from '../data/screens.js'
import { long } from '../data/long.js'

test.use(phone)

const buttonOf = (page: Page, { t }: ShopLanguage): Locator =>
  page.locator('header summary').and(page.getByLabel(t('nav.menu')))

/** A category or a group of them in the menu, to be opened. */
const groupIn = (place: Locator, name: string): Locator =>
  place.locator('summary').filter({ hasText: name })

test('The menu holds search, pages, categories, language and contact', long, async ({ page }) => {
  const { path, t } = greekShop
  await page.goto(path('/'))
  await waitForScripts(page, greekShop)
  await buttonOf(page, greekShop).tap()
  const menu = page.getByRole('dialog', { name: t('nav.menu') })
  await expect(menu).toBeVisible()
  await expect(menu.getByRole('link', { name: t('nav.products'), exact: true })).toBeVisible()
  await expect(menu.getByRole('navigation', { name: t('nav.language') })).toBeVisible()
  await expect(menu.locator('a[href^="tel:"]')).toBeVisible()
  await expectNoViolations(page)

  await menu.getByRole('combobox').fill('hose')
  await menu.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(path('/products?search=hose'))
  await expect(menu).toBeHidden()
})

test('Categories open level by level down to the third', async ({ page }) => {
  const { code, path, t } = englishShop
  await page.goto(path('/'))
  await waitForScripts(page, englishShop)
  await buttonOf(page, englishShop).tap()
  const menu = page.getByRole('dialog', { name: t('nav.menu') })
  const tree = menu.getByRole('navigation', { name: t('nav.categoriesLabel') })
  const name = hose.categoryName[code]
  await groupIn(tree, name).tap()
  const all = tree.getByRole('link', { name: t('categories.allIn', { name }) })
  await expect(all).toBeVisible()
  const second = tree.locator('details[open] details').first()
  await second.locator('summary').tap()
  const third = second.locator('a').nth(1)
  const address = (await third.getAttribute('href')) ?? ''
  await third.tap()
  await expect(page).toHaveURL(address)
  await expect(menu).toBeHidden()

  await buttonOf(page, englishShop).tap()
  await expect(tree.locator(`a[href="${address}"]`)).toHaveAttribute('aria-current', 'page')
  await expect(tree.locator(`a[href="${address}"]`)).toBeVisible()
})

test('The page behind does not scroll and the focus stays inside', long, async ({ page }) => {
  const { path, t } = greekShop
  await page.goto(path('/'))
  await waitForScripts(page, greekShop)
  const button = buttonOf(page, greekShop)
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: t('nav.menu') })
  await expect(menu.getByRole('button', { name: t('nav.closeMenu') })).toBeFocused()
  await page.mouse.move(380, 600)
  await page.mouse.wheel(0, 1500)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer') === null)).toBe(
    true,
  )
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a menu that is opened far down the page is visible, and can be scrolled to its end',
    long,
    async ({ page }) => {
      const { path, t } = greekShop
      await page.setViewportSize({ width: 390, height: 600 })
      await page.goto(path('/products'))
      await page.locator('footer').scrollIntoViewIfNeeded()
      await buttonOf(page, greekShop).tap()
      const menu = page.getByRole('dialog', { name: t('nav.menu') })
      // That of the bar, which stays above the menu.
      const search = page.locator('header').getByRole('combobox')
      await expect(search).toHaveCount(1)
      await expect(search).toBeInViewport()
      const last = menu.getByRole('link').last()
      await expect(last).not.toBeInViewport()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 1 })
      await expect(buttonOf(page, greekShop)).toBeInViewport()
    },
  )

  for (const language of languages) {
    const { code, path, t } = language

    test(`the menu opens and links to a category (${code})`, long, async ({ page }) => {
      await page.goto(path('/'))
      await buttonOf(page, language).tap()
      const tree = page
        .locator('header')
        .getByRole('navigation', { name: t('nav.categoriesLabel') })
      await tree.getByRole('link', { name: hose.categoryName[code] }).tap()
      await expect(page).toHaveURL(path(`/categories/${hose.categorySlug[code]}`))
      // Its siblings below are on its page.
      const below = page.getByRole('navigation', { name: t('categories.sub') })
      await expect(below.getByRole('link').first()).toBeVisible()
    })
  }
})
