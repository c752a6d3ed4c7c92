import type { CatalogueExportQuery } from '@floga/api-client/operations'
import { checkGoogleMerchantFeed, checkSkroutzFeed } from '@floga/seo/testing'
import { describe, expect, it } from 'vitest'

import { testShop } from '../../testing/test-shop.js'
import { parseFeedName, writeFeed, type FeedSource } from './feeds.server.js'

type Product = CatalogueExportQuery['catalogueExport']['nodes'][number]

const feed = { countries: [], skusAreMpns: false }
const shop = { ...testShop, feeds: { 'google-merchant': feed, skroutz: feed } }
const [german, english] = [shop.locales.get('de'), shop.locales.get('en')]

const image = { src: 'hose-a-1200.jpg?v=1', width: 1_200, height: 1_200 }

function createProduct(index: number): Product {
  const variant = (sku: string, label: string): Product['variants'][number] => ({
    sku,
    barcode: null,
    options: [{ name: 'Μήκος', label, kind: 'OTHER' }],
    priceMinor: 1_000,
    payableMinor: 800,
    salePeriod: null,
    availability: 'LOW_STOCK',
    stock: 3,
    dispatchDays: { min: 0, max: 0 },
    dispatchBy: null,
    weightGrams: 400,
    widthMm: null,
    lengthMm: null,
    heightMm: null,
    unitPricing: null,
    image: null,
    shipping: [{ country: 'GR', service: 'Courier', costMinor: 390, minDays: 1, maxDays: 3 }],
  })
  return {
    name: `Σωλήνας ${index}`,
    slug: `σωλήνας-${index}`,
    text: null,
    brand: null,
    categoryPath: ['Υγραέριο'],
    googleCategory: null,
    images: [image],
    properties: [],
    dangerousGoods: false,
    taxRate: 24,
    variants: [variant(`S${index}-1`, '1 m'), variant(`S${index}/2`, '2 m')],
  }
}

/** A platform with that many products, which fails at `failsAt`. */
function createSource({ products, failsAt }: { products: number; failsAt?: number }): FeedSource & {
  asked: unknown[]
} {
  const asked: unknown[] = []
  const query = async (_document: unknown, variables: { first: number; after: string | null }) => {
    asked.push(variables)
    const from = Number(variables.after ?? 0)
    if (failsAt !== undefined && from >= failsAt) throw new Error('away')
    const to = Math.min(products, from + variables.first)
    const nodes = Array.from({ length: to - from }, (_, place) => createProduct(from + place))
    return {
      catalogueExport: { currency: 'EUR', nodes, nextCursor: to < products ? String(to) : null },
    }
  }
  return {
    shop,
    api: { query: query as unknown as FeedSource['api']['query'] },
    origin: 'https://shop.test',
    now: new Date('2026-11-21T09:30:00Z'),
    asked,
  }
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const part of parts) text += part
  return text
}

describe('writeFeed', () => {
  it('holds every variant of every page of the catalogue', async () => {
    const source = createSource({ products: 600 })
    const xml = await textOf(writeFeed(source, { name: 'google-merchant', locale: german }))
    expect(checkGoogleMerchantFeed(xml)).toEqual({ count: 1_200, problems: [] })
    expect(source.asked).toMatchObject([{ after: null }, { after: '250' }, { after: '500' }])
  })

  it('names addresses of the language that it is written in', async () => {
    const xml = await textOf(
      writeFeed(createSource({ products: 1 }), { name: 'skroutz', locale: english }),
    )
    expect(checkSkroutzFeed(xml)).toEqual({ count: 2, problems: [] })
    const slug = encodeURIComponent('σωλήνας')
    expect(xml).toContain(`<link>https://shop.test/en/products/${slug}-0</link>`)
    expect(xml).toContain(`<link>https://shop.test/en/products/${slug}-0?variant=S0%2F2</link>`)
    expect(xml).toContain('<image>https://shop.test/assets/tea/hose-a-1200.jpg?v=1</image>')
    expect(xml).toContain('<availability>Available in store / Delivery 1 to 3 days</availability>')
  })

  it('aborts an incomplete feed when the platform becomes unavailable', async () => {
    const parts: string[] = []
    const reading = (async () => {
      const source = createSource({ products: 600, failsAt: 500 })
      for await (const part of writeFeed(source, { name: 'google-merchant', locale: german })) {
        parts.push(part)
      }
    })()
    await expect(reading).rejects.toThrow('away')
    expect(parts.join('')).not.toContain('</rss>')
  })
})

describe('parseFeedName', () => {
  it('knows the feeds that the shop publishes', () => {
    const names = ['google-merchant', 'skroutz', 'other', 'constructor', ''].map((name) =>
      parseFeedName(shop, name),
    )
    expect(names).toEqual(['google-merchant', 'skroutz', undefined, undefined, undefined])
    expect(parseFeedName(testShop, 'skroutz')).toBeUndefined()
  })
})
