import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.js'
import type { ShopLanguage } from '../data/languages.js'

/** A field of the page itself, by the name it is sent with: the footer has a form of its own. */
export function field(page: Page, name: string): Locator {
  return page.locator(`main [name="${name}"]`)
}

/** Opens the checkout from the cart page. */
export async function goToCheckout(page: Page, { t, path }: ShopLanguage): Promise<void> {
  await page
    .locator('main')
    .getByRole('link', { name: t('cart.checkout') })
    .click()
  await expect(page).toHaveURL(path('/checkout'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.title'))
}

/** The button that places the order. */
export function placeButton(page: Page, { t }: ShopLanguage): Locator {
  return page.getByRole('button', { name: t('checkout.place') })
}

/** Opens a collapsed section; leaves an open one as it is. */
export async function openSection(
  page: Page,
  part: 'contact' | 'delivery' | 'payment',
): Promise<void> {
  // The end of the form: all parts are there. The form that pays an order has none.
  await page.locator('form#checkout #review, form#pay').waitFor()
  const edit = page.locator(`#${part} [data-part="line"] a`)
  if (await edit.isVisible()) await edit.click()
}

/** Fills in the contact fields. */
export async function fillContact(page: Page, email = 'maria@example.gr'): Promise<void> {
  await openSection(page, 'contact')
  await field(page, 'email').fill(email)
  await field(page, 'firstName').fill('Μαρία')
  await field(page, 'lastName').fill('Παπαδοπούλου')
  await field(page, 'phone').fill('210 123 4567')
}

/** Fills in an address in Athens. */
export async function fillAddress(page: Page): Promise<void> {
  await openSection(page, 'delivery')
  await field(page, 'billing.region').selectOption('GR-I')
  await field(page, 'billing.address').fill('Ερμού 12')
  await field(page, 'billing.city').fill('Αθήνα')
  await field(page, 'billing.postalCode').fill('105 63')
}

/** Chooses a method by its id. */
export async function choose(
  page: Page,
  kind: 'shippingMethodId' | 'paymentMethodId',
  id: string,
): Promise<void> {
  await openSection(page, kind === 'paymentMethodId' ? 'payment' : 'delivery')
  await page.locator(`input[name="${kind}"][value="${id}"]`).check()
}

/** Fills in all fields of an order by courier and bank transfer. */
export async function fillCheckout(page: Page, email?: string): Promise<void> {
  await fillContact(page, email)
  await fillAddress(page)
  await choose(page, 'shippingMethodId', 'courier')
  await choose(page, 'paymentMethodId', 'bank-transfer')
  await field(page, 'terms').check()
}

/** Waits for the receipt. @param title its heading. @returns id of the order. */
export async function expectReceipt(
  page: Page,
  { t, path }: ShopLanguage,
  title = t('receipt.title'),
): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`${path('/receipt/')}[\\w-]+$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
