import { crawlSite, formatFindings } from '@floga/crawl'
import { expect, test } from '../fixtures.js'

test('A sample of every kind of page is found, linked and described as it should be', async ({
  shop,
}) => {
  const { pages, findings, listed } = await crawlSite({
    origin: shop.url,
    locales: ['el', 'en'],
    mostPerKind: 1,
    mostPerQuery: 1,
  })
  expect(formatFindings(findings)).toBe('')
  expect(listed).toBeGreaterThan(500)
  expect(pages.size).toBeGreaterThan(50)
})
