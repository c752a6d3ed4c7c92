import { markVitals, waitForVitals } from '../actions/browse.js'
import { englishShop } from '../data/languages.js'
import { expect, test } from '../fixtures.js'

test('Page views and Web Vitals are counted for all visitors, without a cookie', async ({
  page,
  context,
}) => {
  const { t, path } = englishShop
  const isCount = (answer: { url(): string }) => new URL(answer.url()).pathname === '/visit-counts'
  await markVitals(page)
  const home = page.waitForResponse(isCount)
  await page.goto(path('/'))
  expect((await home).request().postDataJSON()).toEqual({ route: 'home/home' })
  expect((await home).status()).toBe(204)
  expect(await (await home).headerValue('set-cookie')).toBeNull()

  // The next page is a client navigation: it is counted, and its web vitals belong to the visit.
  const accessibility = page.waitForRequest(isCount)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.accessibility') })
    .click()
  expect((await accessibility).postDataJSON()).toEqual({ route: 'content/accessibility' })
  await waitForVitals(page)
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['locale'])
  const vitals = page.waitForRequest((sent) => /"LCP"/.test(sent.postData() ?? ''))
  // Simulates leaving the page: Playwright does not report requests after that.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  expect((await vitals).postDataJSON()).toMatchObject({ route: 'home/home' })
})
