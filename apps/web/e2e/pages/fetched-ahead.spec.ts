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

/** So long a browser keeps data that were fetched ahead. */
const keptMs = 5_000

test('A click on a link whose page was fetched ahead asks for nothing of it once more', async ({
  page,
}) => {
  const answered: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) return
    answered.push(new URL(response.url).pathname)
  })
  await page.goto('/en/products')
  await waitForScripts(page, englishShop)
  // On a busy machine it can take longer to click than the data are kept: another link then.
  for (let place = 0; place < 24; place += 1) {
    const link = page.locator('main article [data-part=name] a').nth(place)
    const path = await link.getAttribute('href')
    const asked = (): number => answered.filter((one) => one === `${path}.data`).length
    const isFetched = page.waitForResponse((one) => new URL(one.url()).pathname === `${path}.data`)
    await link.hover()
    await isFetched
    const sinceMs = Date.now()
    await expect(page.locator('link[rel=preload][as=image]').last()).toBeAttached()
    await link.click()
    await expect(page).toHaveURL(`${path}`)
    const isKept = Date.now() - sinceMs < keptMs
    // The page before may stand beside it, out of sight, until the router has come.
    await expect(page.locator('main h1:visible')).toBeFocused()
    if (isKept) {
      expect(asked()).toBe(1)
      return
    }
    await page.goBack()
    // A product's page has cards, too.
    await expect(page.locator('h1')).toHaveText(englishShop.t('products.title'))
  }
  throw new Error('No click was quick enough to decide by.')
})
