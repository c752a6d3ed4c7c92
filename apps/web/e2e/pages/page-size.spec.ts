import { brotliCompressSync } from 'node:zlib'
import { parseDocument } from 'htmlparser2'
import { expect, test } from '../fixtures.js'
import { hose } from '../data/catalogue-samples.js'
import { greekShop } from '../data/languages.js'

interface PageBudget {
  path: string
  elements: number
  /** kB of brotli at its highest level, as a cached page is sent. */
  html: number
}

/** Size budgets of pages, in the larger language: raise a number with a reason. */
const budgets: readonly PageBudget[] = [
  { path: '/', elements: 1300, html: 28.5 },
  { path: '/products', elements: 1950, html: 34 },
  { path: `/categories/${hose.categorySlug.el}`, elements: 1650, html: 31 },
  { path: `/products/${hose.slug.el}`, elements: 1250, html: 32 },
]

for (const { path, elements, html } of budgets) {
  test(`A page holds at most ${elements} elements and ${html} kB of HTML: ${path}`, async ({
    request,
  }) => {
    const text = await (await request.get(greekShop.path(path))).text()
    const bytes = brotliCompressSync(text).byteLength
    expect.soft(countElements(text)).toBeLessThanOrEqual(elements)
    expect.soft(bytes / 1_000).toBeLessThanOrEqual(html)
  })
}

function countElements(html: string): number {
  const waiting = [...parseDocument(html).children]
  let count = 0
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('children' in node)) continue
    count += 1
    waiting.push(...node.children)
  }
  return count
}
