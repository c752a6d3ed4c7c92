import { describe, expect, it } from 'vitest'

import { checkGoogleMerchantFeed } from './check/check-google-merchant.js'
import {
  createFeedProduct,
  createFeedVariant,
  hostileText,
  joinParts,
} from './create-feed-product.js'
import type { FeedProduct } from './feed-product.js'
import { writeGoogleMerchantFeed, type GoogleMerchantOptions } from './google-merchant.js'

const options: GoogleMerchantOptions = {
  origin: 'https://shop.example',
  currency: 'EUR',
  title: 'Shop',
  path: '/en',
  description: 'Gas',
}

const write = (products: FeedProduct[], changes: Partial<GoogleMerchantOptions> = {}) =>
  joinParts(writeGoogleMerchantFeed([products], { ...options, ...changes }))

/** Lines of the first item. */
const itemOf = (xml: string) => xml.split('<item>\n')[1]?.split('</item>')[0]?.split('\n') ?? []

describe('writeGoogleMerchantFeed', () => {
  it('writes an item for a product of one variant', async () => {
    const xml = await write([
      createFeedProduct({
        googleCategory: '2765',
        dangerousGoods: true,
        properties: [{ name: 'Outlet', value: 'G 1/4' }],
        variants: [
          createFeedVariant({
            barcode: '5201234567894',
            weightGrams: 1_250,
            lengthMm: 123.4,
            widthMm: 80,
            heightMm: 50,
            unitPricing: { measure: '750 ml', base: '1 l' },
            shipping: [{ country: 'GR', service: 'Courier', costMinor: 390 }],
          }),
        ],
      }),
    ])
    expect(checkGoogleMerchantFeed(xml)).toEqual({ count: 1, problems: [] })
    expect(itemOf(xml)).toEqual([
      '<g:id>RG-30</g:id>',
      '<g:title>Regulator 30 mbar</g:title>',
      '<g:description>For cylinders of 10 to 25 kg.</g:description>',
      '<g:link>https://shop.example/en/products/regulator</g:link>',
      '<g:image_link>https://shop.example/assets/shop/regulator-a-1200.jpg?v=1</g:image_link>',
      '<g:additional_image_link>https://shop.example/assets/shop/regulator-b-1200.jpg?v=2</g:additional_image_link>',
      '<g:availability>in_stock</g:availability>',
      '<g:price>24.80 EUR</g:price>',
      '<g:unit_pricing_measure>750ml</g:unit_pricing_measure>',
      '<g:unit_pricing_base_measure>1l</g:unit_pricing_base_measure>',
      '<g:google_product_category>2765</g:google_product_category>',
      '<g:product_type>Gas &gt; Regulators</g:product_type>',
      '<g:brand>Kordelin</g:brand>',
      '<g:gtin>5201234567894</g:gtin>',
      '<g:condition>new</g:condition>',
      '<g:product_detail><g:attribute_name>Outlet</g:attribute_name><g:attribute_value>G 1/4</g:attribute_value></g:product_detail>',
      '<g:shipping><g:country>GR</g:country><g:service>Courier</g:service><g:price>3.90 EUR</g:price></g:shipping>',
      '<g:shipping_label>dangerous-goods</g:shipping_label>',
      '<g:shipping_weight>1250 g</g:shipping_weight>',
      '<g:shipping_length>12.34 cm</g:shipping_length>',
      '<g:shipping_width>8 cm</g:shipping_width>',
      '<g:shipping_height>5 cm</g:shipping_height>',
      '',
    ])
  })

  it('groups variants, and distinguishes them by colour, size and details', async () => {
    const variant = (sku: string, color: string, length: string) =>
      createFeedVariant({
        sku,
        path: `/en/products/hose?variant=${sku}`,
        options: [
          { kind: 'color', name: 'Colour', label: color },
          { kind: 'other', name: 'Length', label: length },
        ],
        image: { path: `/assets/shop/${sku}.jpg`, width: 1_200, height: 1_200 },
      })
    const xml = await write([
      createFeedProduct({
        name: 'Hose',
        variants: [variant('H1', 'Red', '2 m'), variant('H2', 'Black', '2 m')],
      }),
    ])
    expect(checkGoogleMerchantFeed(xml)).toEqual({ count: 2, problems: [] })
    expect(itemOf(xml)).toEqual(
      expect.arrayContaining([
        '<g:title>Hose, Red, 2 m</g:title>',
        '<g:link>https://shop.example/en/products/hose?variant=H1</g:link>',
        '<g:image_link>https://shop.example/assets/shop/H1.jpg</g:image_link>',
        '<g:item_group_id>H1</g:item_group_id>',
        '<g:color>Red</g:color>',
        '<g:product_detail><g:attribute_name>Length</g:attribute_name><g:attribute_value>2 m</g:attribute_value></g:product_detail>',
      ]),
    )
    expect(xml.match(/<g:item_group_id>H1</g)).toHaveLength(2)
  })

  it('names options that distinguish items of a group in elements that Google compares', async () => {
    const variant = (sku: string, length: string, thread: string) =>
      createFeedVariant({
        sku,
        options: [
          { kind: 'other', name: 'Length', label: length },
          { kind: 'other', name: 'Thread', label: thread },
          { kind: 'other', name: 'Norm', label: 'EN 16436' },
        ],
      })
    const variants = [variant('H1', '2 m', 'G 1/4'), variant('H2', '3 m', 'G 3/8')]
    const xml = await write([createFeedProduct({ name: 'Hose', variants })])
    expect(checkGoogleMerchantFeed(xml)).toEqual({ count: 2, problems: [] })
    expect(itemOf(xml)).toEqual(
      expect.arrayContaining(['<g:size>2 m</g:size>', '<g:pattern>G 1/4</g:pattern>']),
    )
    expect(xml).not.toContain('<g:material>')
  })

  it('contains a sale with its period, and the dispatch day', async () => {
    const xml = await write([
      createFeedProduct({
        variants: [
          createFeedVariant({
            payableMinor: 1_999,
            salePeriod: {
              startsAt: '2026-11-01T00:00:00.000Z',
              endsAt: '2026-11-30T21:59:59.000Z',
            },
            availability: 'backorder',
            dispatchBy: '2026-12-04T22:00:00.000Z',
          }),
        ],
      }),
    ])
    expect(checkGoogleMerchantFeed(xml).problems).toEqual([])
    expect(itemOf(xml)).toEqual(
      expect.arrayContaining([
        '<g:availability>backorder</g:availability>',
        '<g:availability_date>2026-12-04T22:00Z</g:availability_date>',
        '<g:price>24.80 EUR</g:price>',
        '<g:sale_price>19.99 EUR</g:sale_price>',
        '<g:sale_price_effective_date>2026-11-01T00:00Z/2026-11-30T21:59Z</g:sale_price_effective_date>',
      ]),
    )
  })

  it('contains only real identifiers, and marks products without any', async () => {
    const product = createFeedProduct({
      variants: [createFeedVariant({ barcode: '2000000000002' })],
    })
    const without = await write([product])
    expect(without).not.toContain('<g:gtin>')
    expect(without).toContain('<g:identifier_exists>no</g:identifier_exists>')
    const withParts = await write([product], { skusAreMpns: true })
    expect(withParts).toContain('<g:mpn>RG-30</g:mpn>')
    expect(withParts).not.toContain('identifier_exists')
    for (const xml of [without, withParts]) {
      expect(checkGoogleMerchantFeed(xml).problems).toEqual([])
    }
  })

  it('stays valid whatever words it is given', async () => {
    const long = `${hostileText} `.repeat(300)
    const xml = await write(
      [hostileText, long].map((text, index) =>
        createFeedProduct({
          name: text,
          path: `/products/φίλτρο-"<&>${index}`,
          text,
          brand: text,
          categoryPath: [text, text],
          googleCategory: text,
          properties: [{ name: text, value: text }],
          variants: ['a', 'b'].map((end) =>
            createFeedVariant({
              sku: `${text.slice(0, 62)}${index}${end}`,
              options: [{ kind: 'size', name: text, label: `${end} ${text}` }],
              shipping: [{ country: 'GR', service: text, costMinor: 390 }],
            }),
          ),
        }),
      ),
      { title: hostileText, description: hostileText },
    )
    expect(checkGoogleMerchantFeed(xml)).toEqual({ count: 4, problems: [] })
  })

  it('leaves out items that Google does not accept, and reports them', async () => {
    const leftOut: string[] = []
    const xml = await write([createFeedProduct({ images: [] })], {
      onLeftOut: (sku, reason) => leftOut.push(`${sku}: ${reason}`),
    })
    expect(checkGoogleMerchantFeed(xml)).toEqual({ count: 0, problems: [] })
    expect(leftOut).toEqual(['RG-30: no-image'])
  })

  it('loads a page only when the previous one has been read', async () => {
    let asked = 0
    async function* pages() {
      for (;;) {
        asked += 1
        yield [createFeedProduct()]
      }
    }
    const parts = writeGoogleMerchantFeed(pages(), options)
    await parts.next()
    expect(asked).toBe(0)
    await parts.next()
    await parts.next()
    expect(asked).toBe(2)
    await parts.return(undefined)
  })
})

describe('checkGoogleMerchantFeed', () => {
  it('finds what breaks the specification', async () => {
    const xml = await write([createFeedProduct(), createFeedProduct()])
    const broken = xml
      .replace('<g:condition>new</g:condition>', '<g:condition>fresh</g:condition>')
      .replace('24.80 EUR', '24,80 €')
    expect(checkGoogleMerchantFeed(broken).problems).toEqual([
      'RG-30: g:price.0 is no price',
      expect.stringContaining('RG-30: g:condition.0 Invalid type'),
      'RG-30: occurs twice',
    ])
    expect(() => checkGoogleMerchantFeed('<rss><channel></rss>')).toThrow('Unexpected close tag')
  })
})
