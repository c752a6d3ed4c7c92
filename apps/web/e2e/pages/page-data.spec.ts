import { expect, test } from '../fixtures.js'
import { waitForScripts } from '../actions/browse.js'
import { hose } from '../data/catalogue-samples.js'
import { englishShop } from '../data/languages.js'

const { path } = englishShop
const product = path(`/products/${hose.slug.en}`)
const dataOf = /data-page-data="([^"]+)"/

test('Pages that are the same for everyone carry no data beside what they show', async ({
  request,
}) => {
  for (const address of [path('/'), path('/products?search=hose'), product]) {
    const html = await (await request.get(address)).text()
    expect(html).not.toContain('streamController.enqueue')
    const data = await request.get(dataOf.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '')
    expect([data.status(), data.headers()['cache-control']]).toEqual([
      200,
      'public, max-age=604800, immutable',
    ])
    expect(await data.text()).toContain('loaderData')
  }
  const own = await (await request.get(path('/shopping-cart'))).text()
  expect(own).toContain('streamController.enqueue')
  expect(own).not.toMatch(dataOf)
})

test('A page whose data are gone is loaded anew, once, and stays of use without', async ({
  page,
  browserProblems,
}) => {
  browserProblems.allowStatus(404)
  const asked: string[] = []
  await page.route('**/page-data/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ status: 404 })
  })
  await page.goto(product)
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(6)
  const button = page.locator('main').getByRole('button', { name: englishShop.t('product.add') })
  await expect(button.first()).toBeVisible()
  await page.unroute('**/page-data/**')
  await page.reload()
  await waitForScripts(page, englishShop)
})
