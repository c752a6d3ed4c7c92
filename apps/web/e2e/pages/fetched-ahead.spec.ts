import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { englishShop } from '../data/languages.js'

test('A page is asked for once ahead of a click, and its first image with it', async ({ page }) => {
  await page.goto('/en/products')
  await waitForScripts(page, englishShop)
  const link = page.locator('main article [data-part=name] a').first()
  const path = await link.getAttribute('href')
  /** What came over the network, not out of the browser's cache. */
  const answered: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) return
    answered.push(new URL(response.url).pathname)
  })
  const asked = (): number => answered.filter((one) => one === `${path}.data`).length

  await link.hover()
  const ahead = page.locator('link[rel=preload][as=image]')
  await expect(ahead).toHaveAttribute('imagesrcset', /960w/)
  expect(asked()).toBe(1)
})
