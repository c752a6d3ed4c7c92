import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.js'
import { waitForScripts } from './browse.js'
import type { ShopLanguage } from '../data/languages.js'

/** The cart drawer. */
export function cartDrawer(page: Page, { t }: ShopLanguage): Locator {
  return page.getByRole('dialog', { name: t('cart.title') })
}

/** The link to the cart, with the count in its name. */
export function cartToggle(page: Page, { t }: ShopLanguage, count: number): Locator {
  const name = `${t('cart.open')}, ${t('cart.count', { count })}`
  return page.getByRole('link', { name, exact: true })
}

/** Presses the product page's own button; with scripts, once it opens the drawer instead of sending a form. */
export async function addToCart(
  page: Page,
  language: ShopLanguage,
  { hasScripts = true }: { hasScripts?: boolean } = {},
): Promise<void> {
  if (hasScripts) await waitForScripts(page, language)
  const main = page.locator('main')
  await main.getByRole('button', { name: language.t('product.add'), exact: true }).click()
}

/** Adds the product of the page and opens the cart page, as a visitor with or without scripts does. */
export async function addAndOpenCart(
  page: Page,
  language: ShopLanguage,
  { hasScripts = true }: { hasScripts?: boolean } = {},
): Promise<void> {
  await addToCart(page, language, { hasScripts })
  if (hasScripts) {
    await cartDrawer(page, language)
      .getByRole('link', { name: language.t('cart.toCart') })
      .click()
  }
  await expect(page).toHaveURL(language.path('/shopping-cart'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.t('cart.title'))
}

/** The line of a product on the cart page or in the drawer. */
export function cartLine(scope: Page | Locator, name: string): Locator {
  return scope.getByRole('article').filter({ hasText: name })
}

/** Number field of a line on the cart page. */
export function lineQuantity(page: Page, { t }: ShopLanguage, name: string): Locator {
  const label = t('cart.quantityOf', { name })
  return page.locator('main').getByRole('spinbutton', { name: label, exact: true })
}
