import { expect, test as base } from '../fixtures.js'
import { openProduct, waitForScripts } from '../actions/browse.js'
import { addToCart, cartDrawer, cartToggle } from '../actions/cart.js'
import { hose, regulator } from '../data/catalogue-samples.js'
import { englishShop } from '../data/languages.js'
import { long } from '../data/long.js'

/**
 * A full browser with its back-forward cache: the headless shell has none, and Playwright turns it
 * off by default.
 */
const test = base.extend({
  page: async ({ playwright, browserProblems, baseURL, launchOptions, viewport }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: process.env['FLOGA_CHROMIUM'] || '/usr/bin/chromium',
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport })
    await browserProblems.observe(context)
    await use(await context.newPage())
    await browser.close()
  },
})

test('Pages restored from the back-forward cache show the current cart', long, async ({ page }) => {
  const { code, path } = englishShop
  const places = ['/', '/products', `/products/${hose.slug[code]}`, '/shopping-cart', '/compare']
  for (const place of places) {
    await page.goto(path(place))
    await waitForScripts(page, englishShop)
    // Chromium does not cache a page that is still loading something.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
    await page.goto(path('/contact'))
    // A page restored from the cache is not loaded again.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(path(place))
    await expect(page.locator('html[data-left]'), `${place} is kept`).toBeAttached()
  }

  await openProduct(page, englishShop, regulator.slug)
  await addToCart(page, englishShop)
  await expect(cartDrawer(page, englishShop)).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL(path('/compare'))
  await expect(cartToggle(page, englishShop, 1)).toBeVisible()
})
