import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { cartDrawer } from '../actions/cart.js'
import { readLayoutShifts, recordLayoutShifts } from '../actions/layout-shifts.js'
import { expectNoViolations } from '../actions/expect-no-violations.js'
import { englishShop, greekShop, languages } from '../data/languages.js'
import { phone, screens } from '../data/screens.js'
import { long, longIf } from '../data/long.js'

/** The first link of every part of the page, and all that lead to lists of their own. */
async function waysOn(page: Page): Promise<string[]> {
  const first = await page
    .locator('main section')
    .evaluateAll((parts) =>
      parts.map((part) => part.querySelector('a[href^="/"]')?.getAttribute('href') ?? ''),
    )
  const lists = await page
    .locator('main a[href^="/"][href*="?"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set([...first, ...lists])].filter(Boolean)
}

for (const language of languages) {
  const { code, path, t } = language

  test(
    `The home page shows its main offer and links into the shop without scripts (${code})`,
    longIf(code === 'en'),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(path('/'))
      const main = page.locator('main')
      // Sections below the fold are not rendered yet, and have no inner text.
      const titles = await main.getByRole('heading', { level: 2 }).allTextContents()
      for (const key of ['categories', 'sale', 'uses', 'brands'] as const) {
        expect(titles).toContain(t(`home.${key}`))
      }
      expect(titles).toContain(t('home.instalmentsTitle', { months: 6 }))
      await expect(main.getByRole('link', { name: t('contact.map') })).toBeVisible()

      await main
        .getByRole('link', { name: t('home.heroSecondary') })
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`${path('/offers')}/[\\w-]+$`))
      await context.close()
    },
  )
}

test('Each section of the home page links to its own page', long, async ({ page, request }) => {
  const { path } = greekShop
  await page.goto(path('/'))
  const ways = await waysOn(page)
  expect(ways.length).toBeGreaterThan(10)
  for (const way of ways) {
    const answer = await request.get(way, { maxRedirects: 0 })
    expect([way, answer.status()]).toEqual([way, 200])
  }
})

test(
  'The first screen of a desktop has the hero, reasons to buy and categories',
  long,
  async ({ page }) => {
    const { t } = englishShop
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/en')
    const main = page.locator('main')
    const box = await main.locator('section[data-layout]').boundingBox()
    const opening = await main.locator('[data-has-tiles]').boundingBox()
    // Ten of sixteen columns.
    expect((box?.width ?? 0) / (opening?.width ?? 1)).toBeCloseTo(10 / 16, 1)
    expect(box?.height).toBeGreaterThanOrEqual(400)
    expect(box?.height).toBeLessThanOrEqual(450)
    await expect(main.getByRole('region', { name: t('home.features') })).toBeInViewport({
      ratio: 1,
    })
    await expect(main.getByRole('link', { name: /^Heating/ })).toBeInViewport({ ratio: 0.3 })
  },
)

for (const screen of screens) {
  test.describe(screen.name, () => {
    test.use(screen.use)

    test(
      'The home page names its features by slug, and its rows fit the screen',
      long,
      async ({ page }) => {
        await page.goto('/en')
        const features = page.getByRole('region', { name: englishShop.t('home.features') })
        await expect(features.getByRole('listitem').first()).toHaveText(/^Free shipping/)
        const { wide, seen } = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth,
          seen: window.innerWidth,
        }))
        expect(wide).toBe(seen)
        await expectNoViolations(page)
      },
    )
  })
}

test(
  'A product card shows how many are in the cart, also after a reload',
  long,
  async ({ page }) => {
    const { t } = englishShop
    await page.goto('/en')
    await waitForScripts(page, englishShop)
    const add = page.locator('main article button[type=submit]').first()
    // A page that is reloaded sooner requests the cart before it has the response's cookie.
    const isAnswered = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().endsWith('/cart-state'),
    )
    await add.click()
    const drawer = cartDrawer(page, englishShop)
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(add).toContainText(t('product.inCart', { count: 1 }))
    await isAnswered
    await page.reload()
    await expect(add).toContainText(t('product.inCart', { count: 1 }))
  },
)

test.describe('On a phone', () => {
  test.use(phone)

  test('Names of categories do not break inside a word', async ({ page }) => {
    const { path, t } = greekShop
    await page.goto(path('/'))
    const categories = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: t('home.categories') }) })
    const names = await categories.locator('li [data-part=title]').evaluateAll((titles) =>
      titles.map((title) => {
        const text = title.firstChild ?? title
        const broken = [...(title.textContent ?? '').matchAll(/\S+/g)].filter(
          ([word], place, all) => {
            const start = all[place]?.index ?? 0
            const range = document.createRange()
            range.setStart(text, start)
            range.setEnd(text, start + word.length)
            return range.getClientRects().length !== 1
          },
        )
        return { name: title.textContent, broken: broken.map(([word]) => word) }
      }),
    )
    expect(names.map(({ name }) => name)).toContain('Υγραεριοκίνηση')
    expect(names.filter(({ broken }) => broken.length > 0)).toEqual([])
  })
})

test('Nothing moves on a phone when the fonts arrive', long, async ({ browser, baseURL }) => {
  const viewport = { width: 412, height: 823 }
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport })
  const page = await context.newPage()
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.woff2$/, async (route) => {
    await released
    await route.continue()
  })
  await recordLayoutShifts(page)
  await page.goto('/en', { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  release()
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(
    () => new Promise((rendered) => requestAnimationFrame(() => setTimeout(rendered, 100))),
  )
  expect(await readLayoutShifts(page)).toBeLessThan(0.005)
  await context.close()
})
