import { expect, test } from '@playwright/test'
import type { FrameLocator, Page } from '@playwright/test'

import { fillCheckout } from './actions/checkout.js'
import { check, failOnErrors, open } from './actions/pages.js'

failOnErrors()

/** Card numbers of the payment sandbox. */
const cards = { approved: '4111 1111 1111 1111', declined: '4000 0000 0000 0002' }

async function payByCard(provider: FrameLocator | Page, number: string): Promise<void> {
  await provider.locator('[name="holder"]').fill('LENA HADDAD')
  await provider.locator('[name="number"]').fill(number)
  // Typed, because the page completes the date meanwhile.
  const date = provider.locator('[name="expiry"]')
  await date.clear()
  await date.pressSequentially('12/30')
  await provider.locator('[name="code"]').fill('123')
  await provider.locator('form[action$="/card"] button[type="submit"]').click()
}

/** The provider's last page returns by itself where it can, else by its button. */
async function returnToShop(page: Page, provider: FrameLocator | Page): Promise<void> {
  await expect(async () => {
    if (/\/receipt\//.test(page.url())) return
    const button = provider.locator('#return button')
    await button.click({ timeout: 1_000 }).catch(() => undefined)
    expect(page.url()).toContain('/receipt/')
  }).toPass()
}

test(
  'a shopper pays by card in Arabic, in the frame of the provider',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/ar/products/karak-chai?variant=KARAK-250')
    await page.getByRole('button', { name: 'إضافة إلى السلة' }).first().click()
    // In the drawer, or on the page of the cart for a click before the scripts.
    await expect(
      page
        .getByRole('link', { name: 'عرض السلة' })
        .or(page.getByRole('link', { name: 'إتمام الطلب' }))
        .first(),
    ).toBeVisible()
    await open(page, '/ar/shopping-cart')
    await page.locator('main').getByRole('link', { name: 'إتمام الطلب' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('إتمام الطلب')
    await check(page)
    // The shop makes no invoices that name more, and has no post codes.
    await expect(page.locator('[name="billing.postalCode"]')).toHaveCount(0)
    await fillCheckout(page, 'card')
    await check(page)
    await page.getByRole('button', { name: 'طلب مع الالتزام بالدفع' }).click()
    await expect(page).toHaveURL(/\/ar\/checkout\/payment\//)
    await check(page)
    const provider = page.frameLocator('main iframe')
    await expect(provider.locator('html')).toHaveAttribute('dir', 'rtl')
    await payByCard(provider, cards.declined)
    await expect(provider.locator('.notice')).toBeVisible()
    await payByCard(provider, cards.approved)
    await returnToShop(page, provider)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('شكرًا لطلبكم')
    await expect(page.locator('main')).toContainText('تم الدفع')
    await expect(page.locator('main')).toContainText('1111')
    await check(page)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a shopper pays by card in German, on the page of the provider', async ({ page }) => {
    await open(page, '/de/products/karak-chai?variant=KARAK-250')
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await page.getByRole('link', { name: 'Zur Kasse' }).click()
    await fillCheckout(page, 'card')
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    await expect(page).toHaveURL(/\/pay\/pay_/)
    await payByCard(page, cards.approved)
    await returnToShop(page, page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Vielen Dank für Ihre Bestellung',
    )
    await expect(page.locator('main')).toContainText('Bezahlt:')
  })
})
