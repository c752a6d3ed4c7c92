import { expect, test } from '../fixtures.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { greekShop } from '../data/languages.js'
import { phone } from '../data/screens.js'

test.use(phone)

test('On a phone search and cart stay in reach, and suggestions fit the screen', async ({
  page,
}) => {
  const { path, t } = greekShop
  await page.goto(path('/products'))
  const field = page.locator('header').getByRole('combobox', { name: t('products.searchLabel') })
  const cart = page.locator('header').getByRole('link', { name: t('cart.open') })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(field).toBeInViewport()
  await expect(cart).toBeInViewport()
  await field.tap()
  await field.pressSequentially('ρυθμ')
  const list = page.getByRole('listbox', { name: t('search.suggestions') })
  await expect(list.getByRole('option').first()).toBeVisible()
  const box = await list.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  await expectNoViolations(page)
})
