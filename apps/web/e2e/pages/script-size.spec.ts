import { gzipSync } from 'node:zlib'
import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { greekShop } from '../data/languages.js'

/** What the scripts of the home page may weigh, in gzip, until it answers to a press, with the session's, asked for in that moment. */
const LIMIT_BYTES = 140_000

test('The home page answers to a press after at most 140 kB of scripts', async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const body = response.body()
    // What comes when the test is over has none.
    body.catch(() => undefined)
    scripts.set(response.url(), body)
  })
  await page.addInitScript(markAnswer)
  await page.goto(greekShop.path('/'))
  await waitForScripts(page, greekShop)
  const sizes: (readonly [string, number])[] = []
  // What comes later, when the page has time, is left out however long the test took to look.
  for (const url of await page.evaluate(listScripts)) {
    const body = await scripts.get(url)
    if (body) sizes.push([new URL(url).pathname, gzipSync(body).byteLength])
  }
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  expect(total, sizes.map(([path, size]) => `${size} ${path}`).join('\n')).toBeLessThanOrEqual(
    LIMIT_BYTES,
  )
  // Words that no catalogue page shows come with the page that shows them.
  const areas = sizes.flatMap(([path]) => /messages\.el\.(\w+)-/.exec(path)?.[1] ?? [])
  expect(areas.toSorted()).toEqual(['catalogue', 'home', 'shell'])

  const { t, path } = greekShop
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.lookup') })
    .click()
  await expect(page).toHaveURL(path('/order-lookup'))
  await expect(page.locator('main').getByText(t('lookup.intro'))).toBeVisible()
  expect([...scripts.keys()].some((url) => url.includes('messages.el.order'))).toBe(true)
})

/** Marks the moment in which the page begins to answer: links of the menu have become buttons. */
function markAnswer(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('nav [role=button]')) return
    performance.mark('answers')
    observer.disconnect()
  })
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['role'] })
}

/** Addresses of what the page had asked for by then. */
function listScripts(): string[] {
  const moment = performance.getEntriesByName('answers')[0]?.startTime ?? 0
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= moment)
    .map(({ name }) => name)
}
