import type { Page } from '@playwright/test'

const contact = {
  firstName: 'Lena',
  lastName: 'Haddad',
  email: 'lena@example.com',
  phone: '+971501234567',
}
const address = {
  'billing.address': 'Al Wasl Road 12, flat 4',
  'billing.city': 'Dubai',
}

/** Opens a section that is folded; leaves an open one as it is. */
async function openSection(page: Page, section: 'contact' | 'delivery' | 'payment'): Promise<void> {
  await page.locator('#review').waitFor()
  const edit = page.locator(`#${section} [data-part="line"] a`)
  if (await edit.isVisible()) await edit.click()
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`main [name="${name}"]`).fill(value)
  }
}

/** Fills in who orders. */
export async function fillContact(page: Page, given: Partial<typeof contact> = {}): Promise<void> {
  await openSection(page, 'contact')
  await fill(page, { ...contact, ...given })
}

/** Fills in an order to Dubai, and accepts the terms. */
export async function fillCheckout(
  page: Page,
  paymentMethodId: 'card' | 'cash-on-delivery',
  given: Partial<typeof contact> = {},
): Promise<void> {
  await fillContact(page, given)
  await openSection(page, 'delivery')
  await fill(page, address)
  await page.locator('input[name="shippingMethodId"][value="courier"]').check()
  await openSection(page, 'payment')
  await page.locator(`input[name="paymentMethodId"][value="${paymentMethodId}"]`).check()
  await page.locator('main [name="terms"]').check()
}
