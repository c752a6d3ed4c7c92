import { gzipSync } from 'node:zlib'
import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { greekShop } from '../data/languages.js'

/**
 * Most bytes of gzip that the home page may load to be hydrated, messages, session and cart drawer among
 * them.
 */
const LIMIT_BYTES = 173_000

test('The home page is hydrated after at most 173 kB of scripts', async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const body = response.body()
    // Responses after the end of the test have none.
    body.catch(() => undefined)
    scripts.set(response.url(), body)
  })
  await page.addInitScript(markAnswer)
  await page.goto(greekShop.path('/'))
  await waitForScripts(page, greekShop)
  const sizes: (readonly [string, number])[] = []
  // Later idle-time requests are ignored, however long the test took.
  for (const url of await page.evaluate(listScripts)) {
    const body = await scripts.get(url)
    if (body) sizes.push([new URL(url).pathname, gzipSync(body).byteLength])
  }
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  expect(total, sizes.map(([path, size]) => `${size} ${path}`).join('\n')).toBeLessThanOrEqual(
    LIMIT_BYTES,
  )
  // Messages that catalogue pages do not use are loaded with the page that uses them.
  const namespaces = sizes.flatMap(([path]) => /messages\.el\.(\w+)-/.exec(path)?.[1] ?? [])
  expect(namespaces.toSorted()).toEqual(['cart', 'catalogue', 'home', 'shell'])

  const { t, path } = greekShop
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.lookup') })
    .click()
  await expect(page).toHaveURL(path('/order-lookup'))
  await expect(page.locator('main').getByText(t('lookup.intro'))).toBeVisible()
  expect([...scripts.keys()].some((url) => url.includes('messages.el.order'))).toBe(true)
})

/** Marks the time when the page becomes interactive: links of the menu have become buttons. */
function markAnswer(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('nav [role=button]')) return
    performance.mark('answers')
    observer.disconnect()
  })
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['role'] })
}

/** Requests of the page until then. */
function listScripts(): string[] {
  const moment = performance.getEntriesByName('answers')[0]?.startTime ?? 0
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= moment)
    .map(({ name }) => name)
}
