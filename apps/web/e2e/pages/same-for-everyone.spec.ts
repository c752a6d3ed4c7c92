import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, test } from '../fixtures.js'
import { openProduct } from '../actions/browse.js'
import { addAndOpenCart, cartToggle } from '../actions/cart.js'
import { hose } from '../data/catalogue-samples.js'
import { englishShop } from '../data/languages.js'
import { long } from '../data/long.js'

const pages = [
  '/',
  '/en',
  '/en/products',
  `/en/products/${hose.slug.en}`,
  `/en/products/${hose.slug.en}?variant=${hose.sku}`,
  '/en/categories',
  `/en/categories/${hose.categorySlug.en}`,
  '/en/contact',
]

test(
  'Catalogue pages are the same bytes for a visitor with a cart',
  long,
  async ({ page, newVisitor }) => {
    await openProduct(page, englishShop, hose.slug)
    await addAndOpenCart(page, englishShop)
    const stranger = await newVisitor()
    for (const path of pages) {
      const own = await getFresh(page.request, path)
      const others = await getFresh(stranger.request, path)
      expect(own.headers()['set-cookie']).toBeUndefined()
      expect((await own.body()).equals(await others.body()), path).toBe(true)
    }
    await page.goto('/en/products')
    await expect(cartToggle(page, englishShop, 1)).toBeVisible()
  },
)

/**
 * Requests a page until it is not stale: one that was cached before an earlier test's order is sent
 * once more.
 */
async function getFresh(request: APIRequestContext, path: string): Promise<APIResponse> {
  let response: APIResponse | undefined
  await expect
    .poll(async () => {
      response = await request.get(path)
      return response.headers()['server-timing']
    }, path)
    .toMatch(/desc=(hit|rendered)/)
  return response!
}
