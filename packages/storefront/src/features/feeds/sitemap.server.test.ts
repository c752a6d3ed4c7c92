import { describe, expect, it } from 'vitest'

import { testShop } from '../../testing/test-shop.js'
import { parseSitemapName, writeSitemapFile, writeSitemapIndex } from './sitemap.server.js'
import type { SitemapSource } from './sitemap.server.js'

const paths = { pages: ['/', '/products'], documents: ['/privacy', '/accessibility'], personal: [] }
const shop = { ...testShop, paths }
const origin = 'https://shop.test'

/** A platform with so many products in both languages, and one that there is in German alone. */
function createSource(products: number): SitemapSource & { asked: unknown[] } {
  const asked: unknown[] = []
  return {
    shop,
    origin,
    asked,
    api: {
      query: (async (_document: unknown, variables: { first: number; skip?: number }) => {
        asked.push(variables)
        const { first, skip = 0 } = variables
        const nodes = Array.from(
          { length: Math.max(0, Math.min(first, products - skip)) },
          (_, i) => ({
            translations: [
              { locale: 'de', slug: `p-${skip + i}` },
              ...(skip + i === 0 ? [] : [{ locale: 'en', slug: `q-${skip + i}` }]),
              { locale: 'fr', slug: 'r' },
            ],
            updatedAt: '2026-11-21T10:00:00.000Z',
            images: [{ src: 'a b-1200.jpg?v=1&w=2' }],
          }),
        )
        return { cataloguePages: { total: products, nodes } }
      }) as SitemapSource['api']['query'],
      content: {
        list: async () => [
          { path: '/privacy', updatedAt: '2026-11-01' },
          { path: '/index', updatedAt: '2026-11-02' },
        ],
      } as unknown as SitemapSource['api']['content'],
    },
  }
}

async function textOf(parts: AsyncIterable<string> | undefined): Promise<string> {
  let text = ''
  for await (const part of parts ?? []) text += part
  return text
}

const countUrls = (xml: string): number => xml.split('<url>').length - 1

describe('the sitemaps', () => {
  it('are named by language, kind and part', () => {
    expect(parseSitemapName(shop, 'en-products-12')).toEqual({
      locale: 'en',
      kind: 'products',
      part: 12,
    })
    expect(parseSitemapName(shop, 'de-content-1')).toEqual({
      locale: 'de',
      kind: 'content',
      part: 1,
    })
    for (const name of ['fr-products-1', 'en-orders-1', 'en-products-0', 'en-content-2', 'x', '']) {
      expect(parseSitemapName(shop, name)).toBeUndefined()
    }
  })

  it('are listed in an index, as many as the catalogue needs', async () => {
    const index = await textOf(writeSitemapIndex(createSource(10_001)))
    expect(index).toContain(`<loc>${origin}/sitemaps/de-products-2.xml</loc>`)
    expect(index).toContain(`<loc>${origin}/sitemaps/en-content-1.xml</loc>`)
    expect(index).not.toContain('products-3')
    const names = [...index.matchAll(/sitemaps\/([\w-]+)\.xml/g)].map(([, name = '']) => name)
    expect(names.map((name) => parseSitemapName(shop, name))).not.toContain(undefined)
    expect(new Set(names).size).toBe(18)
  })

  it('contains each product once, with its languages, date and image', async () => {
    const source = createSource(10_001)
    const part = async (number: number) =>
      textOf(await writeSitemapFile(source, { locale: 'de', kind: 'products', part: number }))
    const [first, second] = [await part(1), await part(2)]
    expect([countUrls(first), countUrls(second)]).toEqual([10_000, 1])
    expect(second).toContain(
      `<url><loc>${origin}/products/p-10000</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="de" href="${origin}/products/p-10000"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${origin}/en/products/q-10000"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/products/p-10000"/>` +
        `<image:image><image:loc>${origin}/assets/tea/a%20b-1200.jpg?v=1&amp;w=2</image:loc></image:image></url>`,
    )
    expect(
      await writeSitemapFile(source, { locale: 'de', kind: 'products', part: 3 }),
    ).toBeUndefined()
  })

  it('leave out what there is not in their language', async () => {
    const name = { locale: 'en', kind: 'products', part: 1 } as const
    const xml = await textOf(await writeSitemapFile(createSource(2), name))
    expect(countUrls(xml)).toBe(1)
    expect(xml).toContain('/en/products/q-1<')
  })

  it('hold the pages of the site and its documents, those with the day of their change', async () => {
    const name = { locale: 'en', kind: 'content', part: 1 } as const
    const xml = await textOf(await writeSitemapFile(createSource(0), name))
    expect(xml).toContain(`<url><loc>${origin}/en/privacy</loc><lastmod>2026-11-01</lastmod>`)
    expect(xml).toContain(`<url><loc>${origin}/en</loc><xhtml:link`)
    expect(xml).not.toContain('index')
    expect(xml).not.toContain('accessibility')
  })
})
