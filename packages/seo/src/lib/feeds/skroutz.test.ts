import { describe, expect, it } from 'vitest'

import { checkSkroutzFeed } from './check/check-skroutz.js'
import {
  createFeedProduct,
  createFeedVariant,
  hostileText,
  joinParts,
} from './create-feed-product.js'
import type { FeedProduct, FeedVariant } from './feed-product.js'
import { writeSkroutzFeed, type SkroutzOptions } from './skroutz.js'

const options: SkroutzOptions = {
  origin: 'https://shop.example',
  currency: 'EUR',
  createdAt: '2026-11-21T09:30:00.000Z',
  timeZone: 'Europe/Athens',
  locale: 'el',
}

const write = (products: FeedProduct[], changes: Partial<SkroutzOptions> = {}) =>
  joinParts(writeSkroutzFeed([products], { ...options, ...changes }))

const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)<`, 'g'))].map(([, value]) => value)

const availabilityOf = async (changes: Partial<FeedVariant>, locale = 'el') => {
  const product = createFeedProduct({ variants: [createFeedVariant(changes)] })
  return valuesOf(await write([product], { locale }), 'availability')[0]
}

describe('writeSkroutzFeed', () => {
  it('writes an entry for a product of one variant', async () => {
    const xml = await write([
      createFeedProduct({
        variants: [createFeedVariant({ barcode: '5201234567894', weightGrams: 1_250 })],
      }),
    ])
    expect(checkSkroutzFeed(xml)).toEqual({ count: 1, problems: [] })
    expect(xml.split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<mywebstore>',
      '<created_at>2026-11-21 11:30</created_at>',
      '<products>',
      '<product>',
      '<id>RG-30</id>',
      '<name>Regulator 30 mbar</name>',
      '<link>https://shop.example/en/products/regulator</link>',
      '<image>https://shop.example/assets/shop/regulator-a-1200.jpg?v=1</image>',
      '<additional_imageurl>https://shop.example/assets/shop/regulator-b-1200.jpg?v=2</additional_imageurl>',
      '<category>Gas &gt; Regulators</category>',
      '<price_with_vat>24.80</price_with_vat>',
      '<vat>24.00</vat>',
      '<availability>Διαθέσιμο στο κατάστημα / Παράδοση 1 έως 3 ημέρες</availability>',
      '<manufacturer>Kordelin</manufacturer>',
      '<ean>5201234567894</ean>',
      '<weight>1250</weight>',
      '<description>For cylinders of 10 to 25 kg.</description>',
      '<quantity>7</quantity>',
      '</product>',
      '</products>',
      '</mywebstore>',
      '',
    ])
  })

  it('has a part number or an EAN in every item', async () => {
    const xml = await write([
      createFeedProduct(),
      createFeedProduct({ variants: [createFeedVariant({ sku: 'E', barcode: '5201234567894' })] }),
    ])
    expect(valuesOf(xml, 'mpn')).toEqual(['RG-30'])
    expect(valuesOf(xml, 'ean')).toEqual(['5201234567894'])
  })

  it('makes variations of sizes, and entries of all else', async () => {
    const variant = (sku: string, color: string, size: string, stock: number) =>
      createFeedVariant({
        sku,
        stock,
        payableMinor: 1_000 + stock,
        options: [
          { kind: 'color', name: 'Colour', label: color },
          { kind: 'size', name: 'Size', label: size },
        ],
      })
    const xml = await write([
      createFeedProduct({
        name: 'Glove',
        variants: [
          variant('G1', 'Red', 'M', 4),
          variant('G2', 'Red', 'L', 3),
          variant('G3', 'Black', 'M', 2),
        ],
      }),
    ])
    expect(checkSkroutzFeed(xml)).toEqual({ count: 2, problems: [] })
    expect(valuesOf(xml, 'id')).toEqual(['G1', 'G3'])
    expect(valuesOf(xml, 'name')).toEqual(['Glove, Red', 'Glove, Black'])
    expect(valuesOf(xml, 'variationid')).toEqual(['G1', 'G2', 'G3'])
    expect(valuesOf(xml, 'size')).toEqual(['M, L', 'M', 'L', 'M', 'M'])
    // The entry's sum and lowest price, then each variation's.
    expect(valuesOf(xml, 'quantity')).toEqual(['7', '4', '3', '2', '2'])
    expect(valuesOf(xml, 'price_with_vat')).toEqual(['10.03', '10.04', '10.03', '10.02', '10.02'])
  })

  it('promises the days that it takes to send', async () => {
    expect(await availabilityOf({ dispatchDays: { min: 1, max: 2 } })).toBe(
      'Παράδοση 1 έως 3 ημέρες',
    )
    expect(await availabilityOf({ dispatchDays: { min: 2, max: 5 } })).toBe(
      'Παράδοση 4 έως 10 ημέρες',
    )
    expect(await availabilityOf({ dispatchDays: null }, 'en')).toBe('Delivery 4 to 10 days')
    const backorder = { availability: 'backorder', stock: 0 } as const
    expect(await availabilityOf({ ...backorder, dispatchDays: { min: 7, max: 15 } })).toBe(
      'Παράδοση έως 30 ημέρες',
    )
    expect(await availabilityOf({ ...backorder, dispatchDays: { min: 4, max: 8 } }, 'en')).toBe(
      'Delivery 4 to 10 days',
    )
  })

  it('leaves out items that Skroutz does not accept, and reports why', async () => {
    const leftOut: string[] = []
    const small = [{ path: '/a.jpg', width: 999, height: 999 }]
    const xml = await write(
      [
        createFeedProduct({ images: small }),
        createFeedProduct({ images: [] }),
        createFeedProduct({ categoryPath: [] }),
        createFeedProduct({ variants: [createFeedVariant({ availability: 'out-of-stock' })] }),
        createFeedProduct({ variants: [createFeedVariant({ payableMinor: 0 })] }),
      ],
      { onLeftOut: (_sku, reason) => leftOut.push(reason) },
    )
    expect(checkSkroutzFeed(xml)).toEqual({ count: 0, problems: [] })
    expect(leftOut).toEqual(['small-image', 'no-image', 'no-category', 'not-available', 'no-price'])
  })

  it('stays valid whatever words it is given', async () => {
    const long = `${hostileText} `.repeat(600)
    const xml = await write(
      [hostileText, long].map((text, index) =>
        createFeedProduct({
          name: text,
          text,
          brand: text,
          categoryPath: [text, text],
          variants: ['a', 'b'].map((end) =>
            createFeedVariant({
              sku: `${text.slice(0, 62)}${index}${end}`,
              options: [
                { kind: 'color', name: text, label: text },
                { kind: 'size', name: text, label: `${end}, ${text}` },
              ],
            }),
          ),
        }),
      ),
    )
    expect(checkSkroutzFeed(xml)).toEqual({ count: 2, problems: [] })
  })
})

describe('checkSkroutzFeed', () => {
  it('finds what breaks the specification', async () => {
    const xml = await write([createFeedProduct(), createFeedProduct()])
    const broken = xml
      .replace('Διαθέσιμο στο κατάστημα / ', 'Ίσως ')
      .replace('<vat>24.00</vat>', '')
      .replace('<quantity>7</quantity>', '<quantity>many</quantity>')
    expect(checkSkroutzFeed(broken).problems).toEqual([
      expect.stringContaining('RG-30: vat'),
      expect.stringContaining('RG-30: availability.0'),
      'RG-30: quantity.0 is no quantity',
      'RG-30: occurs twice',
    ])
  })
})
