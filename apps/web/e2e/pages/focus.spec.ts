import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { addAndOpenCart } from '../actions/cart.js'
import { hose } from '../data/catalogue-samples.js'
import { englishShop, greekShop } from '../data/languages.js'
import { long } from '../data/long.js'

const { t, path } = englishShop

/** The announcement after a route change. */
function announcement(page: Page): Locator {
  return page.locator('body > [aria-live]').last()
}

async function expectArrival(page: Page, title: string | RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  await expect(heading).toBeFocused()
  await expect(announcement(page)).toContainText(title)
}

test('The heading has the focus and the title is announced after every kind of link, and a list announces its count', async ({
  page,
}) => {
  await page.goto(path('/'))
  await waitForScripts(page, englishShop)
  await expect(announcement(page)).toBeEmpty()
  const name = hose.categoryName.en
  const menu = page.getByRole('navigation', { name: t('nav.categoriesLabel') })
  await menu.getByRole('button', { name, exact: true }).click()
  await menu.getByRole('link', { name: t('categories.allIn', { name }) }).press('Enter')
  await expectArrival(page, name)

  const main = page.locator('main')
  await main.getByRole('link', { name: hose.name.en, exact: true }).press('Enter')
  await expectArrival(page, hose.name.en)

  // Selecting another variant keeps the focus on its link, and announces its price.
  const price = main.getByRole('status').filter({ hasText: '€' }).first()
  const before = await price.innerText()
  const variant = main.locator(`a[href$="?variant=${hose.sku}"]`)
  await variant.press('Enter')
  await expect(main.getByText(hose.sku)).toBeVisible()
  await expect(price).not.toHaveText(before)
  await expect(variant).toBeFocused()

  await addAndOpenCart(page, englishShop)
  await expectArrival(page, t('cart.title'))
  await main.getByRole('link', { name: t('cart.checkout') }).press('Enter')
  await expectArrival(page, t('checkout.title'))
  await page.goBack()
  await expectArrival(page, t('cart.title'))
})

test(
  'The pages and filters of a list and the choice of language say where one is',
  long,
  async ({ page }) => {
    await page.goto(path('/products'))
    await waitForScripts(page, englishShop)
    const main = page.locator('main')
    const heading = page.getByRole('heading', { level: 1 })
    const count = main.locator('p[data-part="count"]')
    await main.getByRole('link', { name: t('products.page', { page: 2 }), exact: true }).click()
    await expect(heading).toBeFocused()
    await expect(announcement(page)).toHaveText(
      `${t('products.page', { page: 2 })}. ${await count.innerText()}`,
    )

    const brand = page.locator('#filters').getByRole('checkbox', { name: /Dosaflux/ })
    const whole = await count.innerText()
    await brand.check()
    await expect(count).not.toHaveText(whole)
    await expect(count).toHaveRole('status')
    await expect(brand).toBeFocused()
    await page.getByRole('link', { name: t('filters.remove', { name: 'Dosaflux' }) }).press('Enter')
    await expect(count).toHaveText(whole)
    await expect(heading).toBeFocused()

    // A document of its own: the browser reads its title out.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ελληνικά' }).press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', /^el/)
    await expect(heading).toHaveText(greekShop.t('products.title'))
    await expect(announcement(page)).toBeEmpty()
  },
)
