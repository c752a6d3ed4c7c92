import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { hose } from '../data/catalogue-samples.js'
import { languages } from '../data/languages.js'
import { longIf } from '../data/long.js'

/**
 * Positions of the elements that every page has, and the height of the page, including
 * `content-visibility` content.
 */
function layoutOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    document.documentElement.setAttribute('data-whole', '')
    const parts = [...document.querySelectorAll('header, nav, main, main h1, main h2, footer h2')]
    const boxes = parts
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return [part.tagName, ...[x, y, width, height].map(Math.round)]
      })
    return { boxes, height: document.documentElement.scrollHeight }
  })
}

/**
 * Delays a page's fonts. @returns a function that releases them one by one, each painted before the
 * next.
 */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let areHeld = true
  await page.route(/\.woff2$/, (route) => (areHeld ? void held.push(route) : route.continue()))
  return async () => {
    areHeld = false
    for (const route of held) {
      const answered = page.waitForResponse(route.request().url())
      await route.continue()
      await (await answered).finished()
      await page.evaluate(
        () =>
          new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))),
      )
    }
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
  }
}

for (const language of languages) {
  const { code, path } = language
  const places = ['/', '/products', `/products/${hose.slug[code]}`, '/contact']

  for (const place of places) {
    test(
      `${path(place)} paints without waiting for a file, and nothing shifts when scripts and fonts arrive`,
      longIf(code !== 'el' || place !== '/'),
      async ({ page, browser, baseURL }) => {
        const plain = await browser.newPage({
          baseURL: baseURL ?? '',
          javaScriptEnabled: false,
          viewport: { width: 1440, height: 900 },
        })
        const sheets: string[] = []
        plain.on('request', (request) => {
          if (request.resourceType() === 'stylesheet') sheets.push(request.url())
        })
        await plain.goto(path(place))
        await expect.poll(() => plain.evaluate(() => document.fonts.status)).toBe('loaded')
        expect(sheets).toEqual([])
        const painted = await layoutOf(plain)
        await plain.close()

        const letFontsCome = await holdFonts(page)
        // Fonts delay the load event, after which the page would be hydrated; an interaction has it
        // hydrated at once.
        await page.goto(path(place), { waitUntil: 'domcontentloaded' })
        await page.keyboard.press('Shift')
        await waitForScripts(page, language)
        await letFontsCome()
        const blocking = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter((entry) => 'renderBlockingStatus' in entry)
            .filter((entry) => entry.toJSON().renderBlockingStatus === 'blocking')
            .map(({ name }) => name),
        )
        expect(blocking).toEqual([])
        await expect(page.locator('link[rel=stylesheet]:not([disabled])')).not.toHaveCount(0)
        // Shifts on the way are counted below.
        await expect.poll(() => layoutOf(page)).toEqual(painted)
        const shifts = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) => {
                const shares = list.getEntries().map((entry) => Number(entry.toJSON().value))
                resolve(shares.reduce((sum, share) => sum + share, 0))
              }).observe({ type: 'layout-shift', buffered: true })
              // Without any layout shift the observer is never called.
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
            }),
        )
        // A late font may shift a line; a layout shift of a section gives 0.1 and more.
        expect(shifts).toBeLessThan(0.05)
      },
    )
  }
}
