import type { Page } from '@playwright/test'
import { expect } from '../fixtures.js'
import type { ExtraProduct } from '../data/extra-catalogue.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { openProduct } from './browse.js'
import { addAndOpenCart } from './cart.js'
import { field, fillCheckout, goToCheckout } from './checkout.js'
import type { ShopLanguage } from '../data/languages.js'

/** Fills in a checkout up to the last click. */
export async function prepareOrder(
  page: Page,
  language: ShopLanguage,
  product: ExtraProduct,
  { email = 'eleni@example.gr', hasScripts = true }: { email?: string; hasScripts?: boolean } = {},
): Promise<void> {
  await openProduct(page, language, extraProduct(product).slug)
  await addAndOpenCart(page, language, { hasScripts })
  await goToCheckout(page, language)
  await fillCheckout(page)
  const saved = hasScripts ? savedWith(page, email) : undefined
  await field(page, 'email').fill(email)
  await saved
}

/** Typed text is saved once typing pauses. @returns once that was done with a text in it. */
async function savedWith(page: Page, text: string): Promise<void> {
  await page.waitForResponse((response) => {
    const sent = response.request().postData() ?? ''
    return sent.includes('intent=save') && sent.includes(encodeURIComponent(text))
  })
  await expect(page.locator('form#checkout')).toHaveAttribute('aria-busy', 'false')
}
