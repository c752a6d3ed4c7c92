import type { FrameLocator, Page } from '@playwright/test'
import type { ShopLanguage } from '../data/languages.js'
import { expect } from '../fixtures.js'
import { choose, expectReceipt, placeButton } from './checkout.js'

export { cards, mistypedCode } from '../data/test-cards.js'

/** The provider's page: in the shop's iframe, or the page itself without scripts. */
export type ProviderPage = FrameLocator | Page

/** Waits for the provider's page of an order. */
export async function providerPage(page: Page, hasScripts: boolean): Promise<ProviderPage> {
  if (hasScripts) {
    await expect(page).toHaveURL(/\/checkout\/payment\//)
    return page.frameLocator('main iframe')
  }
  await expect(page).toHaveURL(/\/pay\/pay_/)
  return page
}

/** Types a card into the provider's form and sends it. */
export async function payByCard(
  provider: ProviderPage,
  number: string,
  { holder = 'MARIA P', expiry = '12/30', code = '123' } = {},
): Promise<void> {
  await provider.locator('[name="holder"]').fill(holder)
  await provider.locator('[name="number"]').fill(number)
  // Typed, because the page completes the date meanwhile.
  const date = provider.locator('[name="expiry"]')
  await date.clear()
  await date.pressSequentially(expiry)
  await provider.locator('[name="code"]').fill(code)
  await submitForm(provider, 'card')
}

/** Confirms the bank's challenge. */
export async function answerChallenge(provider: ProviderPage, code: string): Promise<void> {
  await provider.locator('[name="challenge"]').fill(code)
  await submitForm(provider, 'challenge')
}

/** Sends one of the forms of the provider's page. */
export async function submitForm(
  provider: ProviderPage,
  button: 'card' | 'challenge' | 'deny' | 'bank' | 'cancel',
): Promise<void> {
  await provider.locator(`form[action$="/${button}"] button[type="submit"]`).click()
}

/**
 * Orders with IRIS, cancels at the bank, and returns to the shop: the id of the order that is still
 * to be paid.
 */
export async function orderAndCancelIris(
  page: Page,
  language: ShopLanguage,
  hasScripts: boolean,
): Promise<string> {
  await choose(page, 'paymentMethodId', 'iris')
  await placeButton(page, language).click()
  const bank = await providerPage(page, hasScripts)
  await submitForm(bank, 'cancel')
  await returnToShop(page, bank)
  return expectReceipt(page, language, language.t('receipt.titleFailed'))
}

/**
 * Returns to the shop: the provider's last page redirects by itself if it can, else by its button,
 * which may be gone by then.
 */
export async function returnToShop(page: Page, provider: ProviderPage): Promise<void> {
  await expect(async () => {
    if (/\/receipt\//.test(page.url())) return
    const button = provider.locator('#return button')
    await button.click({ timeout: 1_000 }).catch(() => undefined)
    expect(page.url()).toContain('/receipt/')
  }).toPass()
}
