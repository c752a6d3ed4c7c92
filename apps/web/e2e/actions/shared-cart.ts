import type { Page } from '@playwright/test'
import { expect } from '../fixtures.js'
import type { ShopLanguage } from '../data/languages.js'

/** Shares the visitor's cart under a name. @returns the address of the invitation. */
export async function shareCart(
  page: Page,
  { t, path }: ShopLanguage,
  { name, right = 'EDIT' }: { name: string; right?: 'EDIT' | 'VIEW' },
): Promise<string> {
  const main = page.locator('main')
  await page.goto(path('/shopping-cart'))
  await main.getByRole('link', { name: t('cart.share') }).click()
  await expect(page).toHaveURL(path('/shared-cart'))
  await main.getByLabel(t('sharedCart.yourName')).fill(name)
  const choice = right === 'EDIT' ? 'sharedCart.rightEdit' : 'sharedCart.rightView'
  await main.getByRole('radio', { name: t(choice) }).check()
  await main.getByRole('button', { name: t('cart.share') }).click()
  const link = main.getByLabel(t('sharedCart.link'), { exact: true })
  await expect(link).toHaveValue(/\/shared-cart\/join\/[\w-]{16,}$/)
  return link.inputValue()
}

/** Opens an invitation and joins under a name: the cart page is then the shared one's. */
export async function joinCart(
  page: Page,
  { t, path }: ShopLanguage,
  { link, name }: { link: string; name: string },
): Promise<void> {
  await page.goto(new URL(link).pathname)
  await expect(page).toHaveURL(path('/shared-cart/join'))
  const main = page.locator('main')
  await main.getByLabel(t('sharedCart.yourName')).fill(name)
  await main.getByRole('button', { name: t('sharedCart.join') }).click()
  await expect(page).toHaveURL(path('/shopping-cart'))
}
