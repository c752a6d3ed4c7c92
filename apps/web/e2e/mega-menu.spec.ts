import { expect, test } from './fixtures.js'
import { hose } from './steps/catalogue-samples.js'
import { languages } from './steps/language.js'

for (const { code, path, t } of languages) {
  const name = hose.categoryName[code]

  test(`A category opens by a press and closes by another, outside, by Escape and by leaving (${code})`, async ({
    page,
  }) => {
    await page.goto(path('/'))
    const menu = page.getByRole('navigation', { name: t('nav.categoriesLabel') })
    const label = menu.getByRole('button', { name, exact: true })
    const all = menu.getByRole('link', { name: t('categories.allIn', { name }) })

    await label.click()
    await expect(all).toBeVisible()
    await label.click()
    await expect(all).toBeHidden()

    await label.click()
    await page.getByRole('region', { name: t('info.label') }).click()
    await expect(all).toBeHidden()

    await label.focus()
    await page.keyboard.press('Enter')
    await expect(all).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(all).toBeHidden()
    await expect(label).toBeFocused()

    await label.click()
    await all.click()
    await expect(page).toHaveURL(path(`/categories/${hose.categorySlug[code]}`))
    await expect(all).toBeHidden()
    await expect(label).toHaveAttribute('aria-current', 'page')
  })
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a category of the menu is a link', async ({ page }) => {
    await page.goto('/en')
    const menu = page.getByRole('navigation', { name: 'Product categories' })
    await menu.getByRole('link', { name: hose.categoryName.en, exact: true }).click()
    await expect(page).toHaveURL(`/en/categories/${hose.categorySlug.en}`)
  })
})

test('A search from the top of any page leads to the list, an empty one nowhere', async ({
  page,
}) => {
  await page.goto('/en/contact')
  const field = page.getByRole('combobox', { name: 'Search products' })
  await field.press('Enter')
  await expect(page).toHaveURL('/en/contact')
  await field.fill('hose')
  await field.press('Enter')
  await expect(page).toHaveURL('/en/products?search=hose')
  await expect(page.locator('main article').first()).toContainText(/hose/i)
})
