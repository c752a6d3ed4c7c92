import { expect, test } from './fixtures.js'
import { holdScripts, scriptsReady } from './steps/browse.js'
import { englishShop, languages } from './steps/language.js'

for (const language of languages) {
  const { code, path, t } = language

  test(`A brand and an order stand in the address, and chips take them away (${code})`, async ({
    page,
  }) => {
    await page.goto(path('/products'))
    await scriptsReady(page, language)
    const count = page.locator('main [role=status]').first()
    const before = await count.innerText()
    const filters = page.locator('#filters')
    await filters.getByRole('checkbox', { name: /Dosaflux/ }).check()
    await expect(page).toHaveURL(/brand=dosaflux/)
    await expect(page.locator('main article').first()).toContainText('Dosaflux')
    await page.getByLabel(t('products.sort')).selectOption('price-asc')
    await expect(page).toHaveURL(/sort=price-asc/)

    await page.reload()
    await scriptsReady(page, language)
    await expect(filters.getByRole('checkbox', { name: /Dosaflux/ })).toBeChecked()
    await page.getByRole('link', { name: t('filters.remove', { name: 'Dosaflux' }) }).click()
    await expect(page).not.toHaveURL(/brand=/)
    await expect(count).toHaveText(before)

    await page.goBack()
    await expect(page).toHaveURL(/brand=dosaflux/)
    await expect(filters.getByRole('checkbox', { name: /Dosaflux/ })).toBeChecked()
  })
}

test('A tick made before the scripts run is kept and followed', async ({ page }) => {
  const letScriptsRun = await holdScripts(page)
  await page.goto('/en/products', { waitUntil: 'commit' })
  const dosaflux = page.locator('#filters').getByRole('checkbox', { name: /Dosaflux/ })
  await dosaflux.check()
  letScriptsRun()
  await expect(page).toHaveURL(/brand=dosaflux/)
  await expect(dosaflux).toBeChecked()
  await expect(page.locator('main article').first()).toContainText('Dosaflux')
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters are sent by their button, a price by both ends', async ({ page }) => {
    await page.goto('/en/products')
    const filters = page.locator('#filters')
    await filters.getByRole('checkbox', { name: /Dosaflux/ }).check()
    await filters.locator('input[name="price-to"]').fill('20')
    await filters.getByRole('button', { name: 'Apply' }).last().click()
    await expect(page).toHaveURL(/brand=dosaflux/)
    await expect(filters.getByRole('checkbox', { name: /Dosaflux/ })).toBeChecked()
    await expect(filters.locator('input[name="price-to"]')).toHaveValue('20')
    await expect(page.locator('main article').first()).toContainText('Dosaflux')
  })
})

test(
  'On a phone the filters lie in a drawer that says how many products are left',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/en/products')
    await scriptsReady(page, englishShop)
    await page.getByRole('link', { name: 'Filters' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByRole('checkbox', { name: /Dosaflux/ }).check()
    await expect(page).toHaveURL(/brand=dosaflux/)
    await drawer.getByRole('button', { name: /^Show \d+ products?$/ }).click()
    await expect(drawer).toBeHidden()
    await expect(page.locator('main article').first()).toContainText('Dosaflux')
  },
)
