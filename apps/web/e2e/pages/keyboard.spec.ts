import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { addToCart, cartDrawer, cartLine } from '../actions/cart.js'
import { field, goToCheckout } from '../actions/checkout.js'
import { hose, manySided } from '../data/catalogue-samples.js'
import { extraProduct } from '../data/extra-catalogue.js'
import { counted } from '../data/extra-products.js'
import { englishShop } from '../data/languages.js'
import { long } from '../data/long.js'

const { t, path } = englishShop
const counters = { slug: extraProduct(counted).slug, name: extraProduct(counted).name.en }

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the bar to buy covers nothing that the Tab key leads to', long, async ({ page }) => {
    await openProduct(page, englishShop, hose.slug)
    await waitForScripts(page, englishShop)
    const bar = page.getByRole('button', { name: t('product.addShort'), exact: true })
    const add = page.locator('main').getByRole('button', { name: t('product.add'), exact: true })
    await add.focus()
    await expect(bar).toBeHidden()
    let passed = 0
    for (;;) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement === document.body)) break
      await expect.poll(() => coverOf(page)).toBe('')
      passed += 1
    }
    expect(passed).toBeGreaterThan(20)
    await expect(bar).toBeInViewport()
    // And back up, from below the bar's place.
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Shift+Tab')
      await expect.poll(() => coverOf(page)).toBe('')
    }
  })
})

test('A link before the filters leads past them', long, async ({ page }) => {
  await page.goto(path('/products'))
  await waitForScripts(page, englishShop)
  const skip = page.getByRole('link', { name: t('filters.skip') })
  await skip.focus()
  await expect(skip).toBeInViewport()
  const scrollY = await page.evaluate(() => window.scrollY)
  expect(scrollY).toBe(0)
  await skip.press('Enter')
  await page.keyboard.press('Tab')
  const isInList = await page.evaluate(
    () => document.activeElement?.closest('[data-part="list"]') !== null,
  )
  expect(isInList).toBe(true)
})

test('What takes the place of a pressed button takes its focus', long, async ({ page }) => {
  await openProduct(page, englishShop, counters.slug)
  await addToCart(page, englishShop)
  const drawer = cartDrawer(page, englishShop)
  await removeAndUndo(drawer)
  await drawer.getByRole('link', { name: t('cart.toCart') }).press('Enter')
  await expect(page).toHaveURL(path('/shopping-cart'))
  await removeAndUndo(page.locator('main'))
  await goToCheckout(page, englishShop)
  await page.getByRole('link', { name: t('checkout.guest') }).press('Enter')
  await expect(field(page, 'email')).toBeFocused()

  await page.goto(path('/products?availability=in-stock&brand=dosaflux'))
  await waitForScripts(page, englishShop)
  await page
    .getByRole('link', { name: t('filters.clear') })
    .first()
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** Takes a line out and back in by the keyboard alone. */
async function removeAndUndo(scope: Locator): Promise<void> {
  const { name } = counters
  const line = cartLine(scope, name)
  await line.getByRole('button', { name: t('cart.removeNamed', { name }) }).press('Enter')
  const undo = scope.getByRole('button', { name: t('cart.undoNamed', { name }) })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(line.getByRole('link').first()).toBeFocused()
}

test('Additions and errors of a code are announced', long, async ({ page }) => {
  await openProduct(page, englishShop, counters.slug)
  await addToCart(page, englishShop)
  const said = (text: string) => page.getByRole('status').filter({ hasText: text }).first()
  await expect(said(t('cart.addedSaid', { name: counters.name, total: '€10.00' }))).toBeAttached()
  await page.goto(path('/shopping-cart'))
  await waitForScripts(page, englishShop)
  const rejection = said(t('coupon.COUPON_UNKNOWN'))
  await expect(rejection).toHaveCount(0)
  await page.getByText(t('coupon.title')).click()
  await field(page, 'code').fill('NO-SUCH-CODE')
  await field(page, 'code').press('Enter')
  await expect(rejection).toBeAttached()
  await expect(field(page, 'code')).toHaveAccessibleDescription(
    new RegExp(t('coupon.COUPON_UNKNOWN')),
  )
})

test('Images have alternative texts, and print leaves the skip link out', async ({ page }) => {
  await openProduct(page, englishShop, manySided.slug)
  const images = page.getByRole('region', { name: t('product.gallery') }).locator('[id^=image-]')
  const names = await images
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''))
  expect(names.length).toBeGreaterThan(1)
  for (const [index, name] of names.entries()) {
    const alt = await images.nth(index).locator('img').getAttribute('alt')
    expect(alt).toContain('Dosaflux Vario')
    expect(name).toContain(alt)
  }
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t('nav.skip') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(skip).toBeHidden()
})

/** Describes the element that covers the focused one; empty when none does. */
function coverOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const target = document.activeElement
    const [box] = target?.getClientRects() ?? []
    if (!target || !box) return 'nothing has the focus'
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const isOnTop = top !== null && (target.contains(top) || top.contains(target))
    const name = (element: Element | null) =>
      `${element?.localName}.${element?.className} ${element?.textContent?.slice(0, 40)}`
    return isOnTop ? '' : `${name(top)} lies above ${name(target)}`
  })
}
