import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { check, failOnErrors, open } from './actions/pages.js'

failOnErrors()

/** Adds a tea in English, and waits until the server has it. */
async function addTea(page: Page, slug: string): Promise<void> {
  await open(page, `/products/${slug}`)
  const added = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await added
}

test(
  'a visitor accepts necessary cookies alone, and is not asked again',
  { tag: '@long' },
  async ({ page }) => {
    const elsewhere: string[] = []
    page.context().on('request', (request) => {
      if (!request.url().startsWith(String(process.env['SHOP_ORIGIN'])))
        elsewhere.push(request.url())
    })
    await open(page, '/ar')
    const question = page.getByRole('region', { name: 'ملفات تعريف الارتباط' })
    await expect(question).toBeVisible()
    await check(page)
    await question.getByRole('button', { name: 'قبول الأساسية' }).click()
    await expect(question).toBeHidden()
    expect((await open(page, '/ar/cookie-policy'))?.status()).toBe(200)
    await expect(question).toBeHidden()
    await check(page)
    expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([])
  },
)

test('two people share a cart', { tag: '@long' }, async ({ page, browser }) => {
  await addTea(page, 'ceremonial-matcha')
  await open(page, '/shopping-cart')
  await page.locator('main').getByRole('link', { name: 'Share this cart' }).click()
  // In a dialog, or on a page for a click before the scripts.
  const form = page.locator('form:visible').filter({ has: page.getByLabel('Your name') })
  await form.getByLabel('Your name').fill('Lena')
  await form.getByRole('radio', { name: 'Add products' }).check()
  await form.getByRole('button', { name: /^(?:Create the link|Share this cart)$/ }).click()
  const link = page.getByLabel('Link', { exact: true })
  await expect(link).toHaveValue(/\/shared-cart\/join\/[\w-]{16,}$/)
  const address = new URL(await link.inputValue()).pathname
  await open(page, '/shopping-cart')

  const guest = await (await browser.newContext()).newPage()
  await open(guest, address)
  await guest.locator('main').getByLabel('Your name').fill('Omar')
  await guest.locator('main').getByRole('button', { name: 'Join' }).click()
  await expect(guest).toHaveURL(/\/shopping-cart$/)
  await check(guest)
  await addTea(guest, 'sencha-from-uji')
  await expect(page.locator('main')).toContainText('Added by Omar')
  await check(page)
  await guest.context().close()
})

test.describe('as an app', { tag: '@long' }, () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page that was seen opens without a connection', async ({ page, context }) => {
    await open(page, '/products/ceremonial-matcha')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect(async () => {
      const seen = await page.evaluate(async () => {
        const names = await caches.keys()
        const found = await Promise.all(
          names.map(async (name) => (await caches.open(name)).match('/products/ceremonial-matcha')),
        )
        return found.some((one) => one !== undefined)
      })
      expect(seen).toBe(true)
    }).toPass()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('matcha')
    await open(page, '/products?search=oolong')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
    await context.setOffline(false)
  })
})
