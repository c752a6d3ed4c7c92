import type { FrameLocator, Page } from '@playwright/test'
import { expect } from '../fixtures.js'

/** Numbers that the sandbox knows, by what comes of them. */
export const cards = {
  approved: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  asks: '4000 0000 0000 3220',
} as const

/** The provider's page: in the shop's frame, or the page itself where there are no scripts. */
export async function providerPage(page: Page, hasScripts: boolean): Promise<FrameLocator | Page> {
  if (hasScripts) {
    await expect(page).toHaveURL(/\/checkout\/payment\//)
    return page.frameLocator('main iframe')
  }
  await expect(page).toHaveURL(/\/pay\/pay_/)
  return page
}

/** Types a card in at the provider's and sends it. */
export async function payByCard(provider: FrameLocator | Page, number: string): Promise<void> {
  await provider.locator('[name="holder"]').fill('MARIA P')
  await provider.locator('[name="number"]').fill(number)
  await provider.locator('[name="expiry"]').fill('12/30')
  await provider.locator('[name="code"]').fill('123')
  await provider.locator('form[action$="/card"] button[type="submit"]').click()
}
