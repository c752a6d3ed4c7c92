import type { Locator, Page, Request } from '@playwright/test'
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

/** The product page's own button. */
export function addButton(page: Page, { t }: ShopLanguage): Locator {
  return page.locator('main').getByRole('button', { name: t('product.add'), exact: true })
}

/**
 * Adds the product of the page. With scripts it is shown optimistically: returns after the shop's
 * response.
 */
export async function addToCart(
  page: Page,
  language: ShopLanguage,
  { hasScripts = true }: { hasScripts?: boolean } = {},
): Promise<void> {
  const add = addButton(page, language)
  if (!hasScripts) return add.click()
  await waitForScripts(page, language)
  const answer = page.waitForResponse((response) => isCartChange(response.request()))
  await add.click()
  await answer
}

/** Whether a request sends a change of the cart. */
export function isCartChange(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/cart-state')
}

/**
 * Adds the product of the page and opens the cart page, as a visitor with or without scripts does.
 */
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

/**
 * Waits until the shop shows a product in the cart: in the drawer of a hydrated page, or on the
 * cart page without scripts. @param count pieces in the whole cart.
 */
export async function expectInCart(
  page: Page,
  language: ShopLanguage,
  { name, count }: { name: string; count: number },
): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: language.t('cart.title') })
  const cartPage = page.locator('main').filter({ has: heading })
  await expect(cartLine(cartDrawer(page, language).or(cartPage), name)).toBeVisible()
  await expect(cartToggle(page, language, count)).toBeAttached()
}

/** Opens the cart page from the open drawer, unless it is the current page. */
export async function goToCart(page: Page, language: ShopLanguage): Promise<void> {
  const drawer = cartDrawer(page, language)
  if (await drawer.isVisible()) {
    await drawer.getByRole('link', { name: language.t('cart.toCart') }).click()
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
