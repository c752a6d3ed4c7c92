import { expect, test } from '@playwright/test'

import { check, failOnErrors, open } from './actions/pages.js'
import { fillCheckout, fillContact } from './actions/checkout.js'

failOnErrors()

test('a shopper finds a tea by its filters and orders it', async ({ page }) => {
  const reported: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') reported.push(message.text())
  })
  await open(page, '/')
  await check(page)
  await page.getByRole('link', { name: 'See all teas' }).click()
  await page.getByRole('checkbox', { name: /Green tea/u }).check()
  await expect(page.getByText('9 products', { exact: true })).toBeVisible()
  await check(page)
  await page.getByRole('link', { name: 'Sencha from Uji', exact: true }).click()
  await page.getByRole('link', { name: '100 g' }).click()
  await expect(page.locator('main')).toContainText('AED 78.00')
  await check(page)
  const methods = page.getByRole('link', { name: /all delivery methods$/u })
  expect((await open(page, (await methods.getAttribute('href')) ?? ''))?.status()).toBe(200)
  await page.goBack()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Cart' })
  await expect(drawer).toContainText('Sencha from Uji')
  await drawer.getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('main').getByRole('button', { name: 'One more' }).click()
  await expect(page.locator('main')).toContainText('AED 156.00')
  await expect(page.getByRole('link', { name: /, 2 items$/u })).toBeVisible()
  await check(page)
  await page.getByRole('link', { name: 'To checkout' }).click()
  await check(page)
  await fillCheckout(page, 'cash-on-delivery', { email: 'lena@example' })
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await expect(page.getByRole('link', { name: /^Email: / })).toBeVisible()
  await check(page)
  await fillContact(page)
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.locator('main')).toContainText('AED 186.00')
  await check(page)
  expect(reported).toEqual([])
})

test(
  'a shopper writes to the shop, and asks for the newsletter',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/de')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true }).click()
    await check(page)
    await page.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Lena Haddad')
    await page.getByRole('textbox', { name: 'Nachricht' }).fill('Haben Sie losen Tee?')
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page.getByRole('link', { name: /^E-Mail: / })).toBeVisible()
    await page.getByRole('textbox', { name: 'E-Mail', exact: true }).fill('lena@example.com')
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page.getByText('Ihre Nachricht wurde gesendet')).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('textbox').fill('lena@example.com')
    await footer.getByRole('button', { name: 'Abonnieren' }).click()
    await expect(page.getByText('Schauen Sie in Ihr Postfach')).toBeVisible()
  },
)

test.describe('on a phone', { tag: '@long' }, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a shopper orders in Arabic, from right to left', async ({ page, context }) => {
    await open(page, '/')
    await page
      .getByRole('button', { name: 'Menu' })
      .or(page.locator('summary[aria-label=Menu]'))
      .first()
      .click()
    await page.getByRole('link', { name: 'العربية' }).first().click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await check(page)
    await page.getByRole('link', { name: 'عرض كل أنواع الشاي' }).click()
    await page.getByRole('link', { name: 'شاي كرك', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('شاي كرك')
    await check(page)
    await page.getByRole('button', { name: 'إضافة إلى السلة' }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'عرض السلة' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('السلة')
    await check(page)
    await page.getByRole('link', { name: 'إتمام الطلب' }).click()
    await check(page)
    await fillCheckout(page, 'cash-on-delivery')
    // With what cash costs: an order for another total than the one that was seen is refused.
    await expect(page.locator('main')).toContainText(/بهذا الزر تطلبون بمبلغ .*68\.00/u)
    await page.getByRole('button', { name: 'طلب مع الالتزام بالدفع' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('شكرًا لطلبكم')
    await check(page)
    // The order's cart is finished.
    const seenByScripts = async () =>
      (await context.cookies()).filter(({ httpOnly }) => !httpOnly).map(({ name }) => name)
    await expect.poll(seenByScripts).toEqual(['waraqa-locale'])
    await open(page, '/ar/products/karak-chai?variant=KARAK-250')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('شاي كرك')
    const { pathname, search } = new URL(page.url())
    expect([decodeURI(pathname), search]).toEqual(['/ar/products/شاي-كرك', '?variant=KARAK-250'])
  })
})

test.describe('without scripts', { tag: '@long' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a shopper searches and orders in German', async ({ page }) => {
    await open(page, '/de')
    await page.getByRole('combobox').first().fill('matcha')
    await page.getByRole('combobox').first().press('Enter')
    await page.getByRole('link', { name: 'Matcha für die Zeremonie', exact: true }).click()
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await page.getByRole('button', { name: 'Eins mehr' }).click()
    await page.getByRole('link', { name: 'Zur Kasse' }).click()
    await fillCheckout(page, 'cash-on-delivery')
    const order = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })
    await order.click()
    // What cash costs was not seen yet.
    await expect(page.getByText(/^Die Summe hat sich von .* geändert/u)).toBeVisible()
    await order.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Vielen Dank für Ihre Bestellung',
    )
    expect((await open(page, '/de/nirgends'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
  })
})
