import { gzipSync } from 'node:zlib'
import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { greekShop } from '../data/languages.js'

/** What the scripts of the home page may weigh, in gzip, until it answers to a press. */
const LIMIT_BYTES = 160_900

test('The home page answers to a press after at most 160.9 kB of scripts', async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.set(response.url(), response.body())
  })
  await page.goto(greekShop.path('/'))
  await waitForScripts(page, greekShop)
  const sizes = await Promise.all(
    [...scripts].map(
      async ([url, body]) => [new URL(url).pathname, gzipSync(await body).byteLength] as const,
    ),
  )
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  expect(total, sizes.map(([path, size]) => `${size} ${path}`).join('\n')).toBeLessThanOrEqual(
    LIMIT_BYTES,
  )
  // Words that no catalogue page shows come with the page that shows them.
  expect(sizes.some(([path]) => path.includes('messages.el.first'))).toBe(true)
  expect(sizes.some(([path]) => path.includes('messages.el.later'))).toBe(false)

  const { t, path } = greekShop
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.lookup') })
    .click()
  await expect(page).toHaveURL(path('/order-lookup'))
  await expect(page.locator('main').getByText(t('lookup.intro'))).toBeVisible()
  expect([...scripts.keys()].some((url) => url.includes('messages.el.later'))).toBe(true)
})
