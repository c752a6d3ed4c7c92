import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { delayScripts, waitForScripts } from '../actions/browse.js'
import { englishShop, greekShop, languages } from '../data/languages.js'
import { phone } from '../data/screens.js'
import type { ShopLanguage } from '../data/languages.js'
import { long, longIf } from '../data/long.js'

const typed = { el: 'πολυβ', en: 'multiv' }
const mistyped = { el: 'πολυβλαβίδα', en: 'multivavle' }

/** The visible search field. */
function searchField(page: Page, { t }: ShopLanguage): Locator {
  return page.getByRole('combobox', { name: t('products.searchLabel') })
}

for (const language of languages) {
  const { code, path, t } = language

  test(
    `Typing shows suggestions, and arrow keys and Enter open the product (${code})`,
    longIf(code === 'en'),
    async ({ page }) => {
      await page.goto(path('/contact'))
      const field = searchField(page, language)
      // Typed at once: no list of an earlier character is replaced under the arrow keys.
      await field.fill(typed[code])
      const list = page.getByRole('listbox', { name: t('search.suggestions') })
      const products = list.getByRole('group', { name: t('search.products') }).getByRole('option')
      await expect(products.first()).toContainText('€')
      await field.press('ArrowDown')
      await expect(products.first()).toHaveAttribute('aria-selected', 'true')
      await expectNoViolations(page)
      const name = await products.first().locator('[data-part=content] > span').first().innerText()
      await field.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    },
  )

  test(
    `A typing error is corrected with a note, and can be searched for literally (${code})`,
    longIf(code === 'en'),
    async ({ page }) => {
      const term = mistyped[code]
      await page.goto(path(`/products?search=${term}`))
      await expect(page.locator('main article').first()).toBeVisible()
      await page.getByRole('link', { name: t('products.searchExact', { term }) }).click()
      const main = page.locator('main')
      const nothing = t('products.emptyTerm', { term })
      await expect(main.getByRole('heading', { level: 2, name: nothing })).toBeVisible()
      await expect(main.getByRole('link', { name: t('nav.contact') })).toBeVisible()
      await expect(main.locator('a[href^="tel:"]')).toBeVisible()
      await main
        .getByRole('link', { name: t('products.suggestion', { term: '' }) })
        .first()
        .click()
      await expect(page.locator('main article').first()).toBeVisible()
    },
  )
}

test('A click on a suggested category opens it, Escape closes the list', long, async ({ page }) => {
  const { code, path, t } = greekShop
  await page.goto(path('/contact'))
  const field = searchField(page, greekShop)
  const list = page.getByRole('listbox', { name: t('search.suggestions') })
  await field.pressSequentially(typed[code])
  await expect(list).toBeVisible()
  await field.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue(typed[code])
  await field.press('ArrowDown')
  const categories = list.getByRole('group', { name: t('search.categories') })
  await categories.getByRole('option').first().click()
  await expect(page).toHaveURL(new RegExp(`${path('/categories/')}[\\w-]+$`))
})

test('Recent searches are kept in this browser, and can be removed', long, async ({ page }) => {
  const { path, t } = englishShop
  await page.goto(path('/contact'))
  await waitForScripts(page, englishShop)
  const field = searchField(page, englishShop)
  for (const term of ['tank', 'kit']) {
    await field.fill(term)
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`search=${term}`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(term)
  }
  await page.goto(path('/contact'))
  await waitForScripts(page, englishShop)
  await field.click()
  const recent = page.getByRole('group', { name: t('search.recent') }).getByRole('option')
  await expect(recent).toHaveText(['kit', 'tank'])
  await field.press('ArrowDown')
  await field.press('Delete')
  await expect(recent).toHaveText(['tank'])
  await page.getByRole('button', { name: t('search.deleteAll') }).click()
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.reload()
  await waitForScripts(page, englishShop)
  await field.click()
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('Text typed before scripts run is kept and gets suggestions', async ({ page }) => {
  const letScriptsRun = await delayScripts(page)
  await page.goto('/en/contact', { waitUntil: 'commit' })
  const field = searchField(page, englishShop)
  const plain = page.getByLabel('Search products').locator('visible=true').last()
  await plain.pressSequentially('multi')
  letScriptsRun()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(field).toHaveValue('multi')
  await field.pressSequentially('v')
  await expect(field).toHaveValue('multiv')
})

test.describe('On a phone', () => {
  test.use(phone)

  test('The search in the phone menu shows suggestions as well', long, async ({ page }) => {
    await page.goto('/en/contact')
    await waitForScripts(page, englishShop)
    await page.locator('summary[aria-label="Menu"]').click()
    const menu = page.getByRole('dialog', { name: englishShop.t('nav.menu') })
    const field = menu.getByRole('combobox')
    await field.pressSequentially('hose')
    await expect(page.getByRole('listbox')).toBeVisible()
    await field.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(field).toBeVisible()
    await field.press('ArrowDown')
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL(/\/en\/products\//)
  })
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a search is a plain form, a typing error is corrected', async ({ page }) => {
    await page.goto('/en/contact')
    const field = page.getByLabel('Search products').locator('visible=true').last()
    await field.fill('multivavle')
    await field.press('Enter')
    await expect(page).toHaveURL('/en/products?search=multivavle')
    await expect(page.locator('main article').first()).toContainText(/multivalve/i)
    await page.getByRole('link', { name: /exactly/ }).click()
    await expect(page.getByRole('heading', { level: 2, name: /Nothing found/ })).toBeVisible()
  })
})
