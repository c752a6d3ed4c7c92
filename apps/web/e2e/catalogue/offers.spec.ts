import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { swipeLeft } from '../actions/swipe.js'
import { englishShop, greekShop } from '../data/languages.js'
import { phone } from '../data/screens.js'
import { long } from '../data/long.js'

const winter = { el: 'zestos-cheimonas', en: 'warm-winter' }

/** How far the carousel has been moved. */
async function scrolled(page: Page): Promise<number> {
  return page
    .locator('main section > ul')
    .first()
    .evaluate((row) => row.scrollLeft)
}

test("An offer's colour links to that variant of its product", long, async ({ page }) => {
  const { code, path, t } = greekShop
  await page.goto(path('/offers'))
  await page
    .getByRole('region', { name: t('offers.featured') })
    .locator(`a[href="${path(`/offers/${winter[code]}`)}"]`)
    .click()
  await expect(page).toHaveURL(path(`/offers/${winter[code]}`))
  const card = page.locator('main article').filter({ hasText: 'Thalpora Volta' })
  const colors = card.getByRole('list', { name: /Thalpora Volta/ }).getByRole('link')
  await expect(colors).toHaveCount(2)
  const address = await colors.nth(1).getAttribute('href')
  const color = (await colors.nth(1).getAttribute('aria-label')) ?? 'a colour'
  expect(address).toMatch(/\?variant=[\w-]+$/)
  await colors.nth(1).click()
  await expect(page).toHaveURL(address ?? '')
  await expect(page.locator('main [aria-current]').filter({ hasText: color })).toBeVisible()
})

for (const width of [390, 820, 1440]) {
  test(`No offer is alone in its row (${width})`, async ({ page }) => {
    const { path, t } = greekShop
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path('/offers'))
    const tiles = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: t('offers.rest') }) })
      .locator('ul[data-wide] > li')
    const boxes = await tiles.evaluateAll((all) =>
      all
        .map((tile) => tile.getBoundingClientRect())
        .map(({ y, width: tileWidth }) => ({ y, tileWidth })),
    )
    const widthOfRow = (y: number | undefined): number =>
      boxes.reduce((sum, box) => (box.y === y ? sum + box.tileWidth : sum), 0)
    expect(boxes.length).toBeGreaterThan(2)
    expect(widthOfRow(boxes.at(-1)?.y)).toBeGreaterThan(0.6 * widthOfRow(boxes[0]?.y))
  })
}

test('The offers carousel moves with keys and buttons, and not automatically', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/offers')
  await waitForScripts(page, englishShop)
  const region = page.getByRole('region', { name: englishShop.t('offers.featured') })
  expect(await scrolled(page)).toBe(0)
  await region.getByRole('button', { name: englishShop.t('products.next') }).click()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
  await region.getByRole('button', { name: englishShop.t('products.previous') }).click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await region.locator('> ul').focus()
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50)
})

test('The offers carousel moves by touch', long, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto('/en/offers')
  const row = page.locator('main section > ul').first()
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  if (!box) throw new Error('The offers have no place on the page.')
  const y = Math.round(Math.min(box.y + 150, 600))
  await swipeLeft(page, { y, by: 280 })
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
  await context.close()
})

test.describe('On a phone', () => {
  test.use(phone)

  test(
    'Axe finds nothing in offers, an offer, categories and brands on a phone',
    long,
    async ({ page }) => {
      for (const place of ['/offers', `/offers/${winter.el}`, '/categories', '/brands']) {
        await page.goto(place)
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        )
        expect([place, wide]).toEqual([place, 0])
        await test.step(place, () => expectNoViolations(page))
      }
    },
  )
})
