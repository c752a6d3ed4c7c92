import type { Page } from '@playwright/test'
import { expect } from '../fixtures.js'
import { waitForScripts } from './browse.js'
import type { ShopLanguage } from '../data/languages.js'

export interface ShareCartOptions {
  name: string
  right?: 'EDIT' | 'VIEW'
  hasScripts?: boolean
}

/**
 * Shares the visitor's cart under a name: in the dialog, or without scripts on its page.
 *
 * @returns the address of the invitation.
 */
export async function shareCart(
  page: Page,
  language: ShopLanguage,
  { name, right = 'EDIT', hasScripts = true }: ShareCartOptions,
): Promise<string> {
  const { t, path } = language
  const main = page.locator('main')
  await page.goto(path('/shopping-cart'))
  if (hasScripts) await waitForScripts(page, language)
  await main.getByRole('link', { name: t('cart.share') }).click()
  const scope = hasScripts ? page.getByRole('dialog', { name: t('cart.share') }) : main
  await scope.getByLabel(t('sharedCart.yourName')).fill(name)
  const choice = right === 'EDIT' ? 'sharedCart.rightEdit' : 'sharedCart.rightView'
  await scope.getByRole('radio', { name: t(choice) }).check()
  const make = hasScripts ? 'sharedCart.makeLink' : 'cart.share'
  await scope.getByRole('button', { name: t(make) }).click()
  const link = scope.getByLabel(t('sharedCart.link'), { exact: true })
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

/** Makes another link in the dialog of the cart page, to view. @returns its address. */
export async function inviteAgain(page: Page, language: ShopLanguage): Promise<string> {
  const { t } = language
  await waitForScripts(page, language)
  await page
    .locator('main')
    .getByRole('link', { name: t('cart.share') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('cart.share') })
  await dialog.getByRole('radio', { name: t('sharedCart.rightView') }).check()
  await dialog.getByRole('button', { name: t('sharedCart.makeLink') }).click()
  const link = dialog.getByLabel(t('sharedCart.link'), { exact: true })
  await expect(link).toHaveValue(/\/shared-cart\/join\/[\w-]{16,}$/)
  const address = await link.inputValue()
  await dialog.getByRole('button', { name: t('cart.close') }).click()
  return address
}
