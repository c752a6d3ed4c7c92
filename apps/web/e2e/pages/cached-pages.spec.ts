import { expect, test as base } from '../fixtures.js'
import { openProduct, scriptsReady } from '../actions/browse.js'
import { addToCart, cartDrawer, cartToggle } from '../actions/cart.js'
import { hose, regulator } from '../data/catalogue-samples.js'
import { englishShop } from '../data/languages.js'

/** A whole browser that keeps pages it left: the headless shell does not, and Playwright otherwise tells it not to. */
const test = base.extend({
  page: async ({ playwright, watch, baseURL, launchOptions, viewport }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: process.env['FLOGA_CHROMIUM'] || '/usr/bin/chromium',
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport })
    await watch.over(context)
    await use(await context.newPage())
    await browser.close()
  },
})

test('The browser keeps the pages that one leaves, and on return they show the cart of now', async ({
  page,
}) => {
  const { code, path } = englishShop
  const places = ['/', '/products', `/products/${hose.slug[code]}`, '/shopping-cart', '/compare']
  for (const place of places) {
    await page.goto(path(place))
    await scriptsReady(page, englishShop)
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
    await page.goto(path('/contact'))
    // A kept page is shown again without being loaded.
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
