import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { hose } from '../data/catalogue-samples.js'
import { englishShop, greekShop } from '../data/languages.js'

test('The language switch keeps filters, order and variant, and is remembered', async ({
  page,
}) => {
  const query = 'brand=ligatubo&sort=price-asc'
  await page.goto(`${greekShop.path(`/categories/${hose.categorySlug.el}`)}?${query}`)
  await waitForScripts(page, greekShop)
  const languages = page
    .locator('header')
    .getByRole('navigation', { name: greekShop.t('nav.language') })
  await languages.getByRole('link', { name: /English/ }).click()
  await expect(page).toHaveURL(
    `${englishShop.path(`/categories/${hose.categorySlug.en}`)}?${query}`,
  )
  await expect(page.getByRole('checkbox', { name: /^Ligatubo/ })).toBeChecked()
  const cookieOf = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'locale')
  await expect.poll(async () => (await cookieOf())?.value).toBe('en')
  expect(await cookieOf()).toMatchObject({ path: '/', sameSite: 'Lax' })

  await page.goto(`${englishShop.path(`/products/${hose.slug.en}`)}?variant=${hose.sku}`)
  const other = page
    .locator('header')
    .getByRole('navigation', { name: englishShop.t('nav.language') })
  await expect(other.getByRole('link', { name: /Ελληνικά/ })).toHaveAttribute(
    'href',
    `${greekShop.path(`/products/${hose.slug.el}`)}?variant=${hose.sku}`,
  )
})
