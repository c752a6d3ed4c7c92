import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

test.beforeEach(({ context }, { title }) => {
  context.on('weberror', (error) => {
    throw new Error(`${title}: ${String(error.error())}`)
  })
})

const open = (page: Page, path: string) => page.goto(`${process.env['SHOP_ORIGIN']}${path}`)

/** Runs axe for WCAG 2.2 AA, and checks that the page does not scroll horizontally. */
async function check(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

const address = {
  'contact.firstName': 'Lena',
  'contact.lastName': 'Haddad',
  'contact.email': 'lena@example.com',
  'contact.phone': '+971501234567',
  'billingAddress.address': 'Al Wasl Road 12, flat 4',
  'billingAddress.city': 'Dubai',
}

async function fillAddress(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(address)) {
    await page.locator(`[name="${name}"]`).fill(value)
  }
}

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
  await page.getByRole('checkbox').check()
  await fillAddress(page)
  await page.locator('[name="contact.email"]').fill('lena@example')
  await page.getByRole('button', { name: /^Order for/u }).click()
  await expect(page.getByRole('link', { name: /mail/u })).toBeVisible()
  await check(page)
  await fillAddress(page)
  await page.getByRole('button', { name: /^Order for/u }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(page.locator('main')).toContainText('AED 186.00')
  await check(page)
  expect(reported).toEqual([])
})

test('a shopper writes to the shop, and asks for the newsletter', async ({ page }) => {
  await open(page, '/de')
  await page.getByRole('link', { name: 'Kontakt' }).click()
  await check(page)
  await page.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Lena Haddad')
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Haben Sie losen Tee?')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByRole('link', { name: /^E-Mail: / })).toBeVisible()
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('lena@example.com')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByText('Ihre Nachricht wurde gesendet')).toBeVisible()
  await page.getByRole('link', { name: 'Newsletter' }).click()
  await page.getByRole('textbox').last().fill('lena@example.com')
  await page.getByRole('button', { name: 'Abonnieren' }).click()
  await expect(page.getByText('Schauen Sie in Ihr Postfach')).toBeVisible()
})

test.describe('on a phone', { tag: '@long' }, () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a shopper orders in Arabic, from right to left', async ({ page, context }) => {
    await open(page, '/')
    await page.getByRole('link', { name: 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await check(page)
    await page.getByRole('link', { name: 'شاهد كل أنواع الشاي' }).click()
    await page.getByRole('link', { name: 'شاي كرك', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('شاي كرك')
    await check(page)
    await page.getByRole('button', { name: 'أضف إلى السلة' }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'عرض السلة' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('السلة')
    await check(page)
    await page.getByRole('link', { name: 'إتمام الطلب' }).click()
    await fillAddress(page)
    await check(page)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /^اطلب/u }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('شكرًا لطلبك')
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
    await fillAddress(page)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: /bestellen$/u }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke für Ihre Bestellung')
    expect((await open(page, '/de/nirgends'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
  })
})
