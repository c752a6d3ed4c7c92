import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { englishShop } from '../data/languages.js'
import { long } from '../data/long.js'

/** Milliseconds for which a browser caches prefetched data. */
const freshMs = 5_000

test(
  'A page is prefetched while the mouse rests on its link, and a click requests nothing again',
  long,
  async ({ page }) => {
    /** Paths that were loaded over the network, not from the browser's cache. */
    const answered: string[] = []
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    session.on('Network.responseReceived', ({ response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache) return
      answered.push(new URL(response.url).pathname)
    })
    await page.goto('/en/products')
    await waitForScripts(page, englishShop)
    // On a busy machine a click can take longer than prefetched data is fresh: then use another link.
    for (let place = 0; place < 24; place += 1) {
      const link = page.locator('main article [data-part=name] a').nth(place)
      const path = await link.getAttribute('href')
      const requests = (): number => answered.filter((one) => one === `${path}.data`).length
      const prefetched = page.waitForResponse(
        (one) => new URL(one.url()).pathname === `${path}.data`,
      )
      await link.hover()
      await prefetched
      const sinceMs = Date.now()
      await expect(page.locator('link[rel=modulepreload][href*="product-page"]')).toBeAttached()
      expect(requests()).toBe(1)
      await link.click()
      await expect(page).toHaveURL(`${path}`)
      const isFresh = Date.now() - sinceMs < freshMs
      await expect(page.locator('main h1')).toBeFocused()
      if (isFresh) {
        expect(requests()).toBe(1)
        return
      }
      await page.goBack()
      // A product's page has cards, too.
      await expect(page.locator('h1')).toHaveText(englishShop.t('products.title'))
    }
    throw new Error('No click was quick enough to decide by.')
  },
)

test(
  'A page is prefetched for the focus of the keyboard, and for no link that opens the cart',
  long,
  async ({ page }) => {
    await page.goto('/en/products')
    await waitForScripts(page, englishShop)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const cart = page.locator('header a[data-opens=drawer]')
    await cart.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(cart).toBeFocused()
    const prefetched = page.waitForRequest(
      (one) => new URL(one.url()).pathname === '/en/contact.data',
    )
    await page
      .getByRole('navigation', { name: englishShop.t('nav.main') })
      .getByRole('link', { name: englishShop.t('nav.contact') })
      .focus()
    await prefetched
    expect(asked).not.toContain('/en/shopping-cart.data')
  },
)
