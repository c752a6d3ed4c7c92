import { describe, expect, it } from 'vitest'
import { readForeignFile } from '../../../../testing/read-foreign-file.js'

type Fields = Readonly<Record<string, string>>

const regulator = {
  id: 'RG-30',
  name: 'Ρυθμιστής 30 mbar',
  link: 'https://a.example/rithmistis',
  image: 'https://a.example/1.jpg',
  additional_imageurl: 'https://a.example/2.jpg',
  category: 'Υγραέριο > Ρυθμιστές',
  price_with_vat: '24.80',
  manufacturer: 'Kordelin',
  mpn: 'K30',
  ean: '5201234567894',
  instock: 'Y',
  availability: 'Διαθέσιμο από 1 έως 3 ημέρες',
  quantity: '5',
  weight: '350',
}

function toXml(products: readonly (Fields | string)[]): string {
  const toProduct = (product: Fields | string) =>
    typeof product === 'string'
      ? product
      : `<product>${Object.entries(product)
          .map(([name, text]) => `<${name}>${text}</${name}>`)
          .join('')}</product>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<mywebstore><created_at>2026-11-20 10:00</created_at><products>\n${products.map(toProduct).join('\n')}\n</products></mywebstore>`
}

const read = (...products: (Fields | string)[]) => readForeignFile('skroutz', toXml(products))

describe('a feed for Skroutz', () => {
  it('becomes products with price, stock, weight, MPN and EAN', async () => {
    const { products, problems, images } = await read(regulator)
    expect(problems).toEqual([])
    expect(images).toBe(2)
    expect(products).toMatchObject([
      {
        brand: 'kordelin',
        categories: ['ygraerio-rythmistes'],
        translations: { el: { name: 'Ρυθμιστής 30 mbar', slug: 'rithmistis' } },
        properties: [{ name: { el: 'MPN' }, value: { el: 'K30' } }],
        variants: [
          { sku: 'RG-30', priceMinor: 2_480, stock: 5, weightGrams: 350, barcode: '5201234567894' },
        ],
      },
    ])
  })

  it('has a variant for each variation, or for each size of a list', async () => {
    const variation = (id: string, size: string, quantity: string) =>
      `<variation><variationid>${id}</variationid><size>${size}</size><price_with_vat>30</price_with_vat><quantity>${quantity}</quantity></variation>`
    const variations = `${variation('RG-30-M', 'M', '2')}${variation('RG-30-L', 'L', '0')}`
    const { products, problems } = await read(
      { ...regulator, variations },
      { ...regulator, id: 'GLOVE', size: 'S, M' },
    )
    expect(problems).toEqual([])
    expect(products).toMatchObject([
      {
        options: [{ internalName: 'size', values: [{ value: 'M' }, { value: 'L' }] }],
        variants: [
          { sku: 'RG-30-M', priceMinor: 3_000, stock: 2 },
          { sku: 'RG-30-L', stock: 0 },
        ],
      },
      { variants: [{ sku: 'GLOVE-S' }, { sku: 'GLOVE-M' }] },
    ])
  })

  it('leaves out what cannot be sold, and names id and element of each', async () => {
    const faults: [Fields | string, string][] = [
      [{ ...regulator, name: '' }, '3: id RG-30: name: is missing'],
      [{ ...regulator, id: '' }, 'id: is missing'],
      [{ ...regulator, price_with_vat: '' }, 'id RG-30: price_with_vat: is missing'],
      [{ ...regulator, price_with_vat: '0.00' }, 'price_with_vat: "0.00" is not above 0'],
      [{ ...regulator, price_with_vat: '1.200' }, 'price_with_vat: "1.200" may be 1.20 or 1200'],
      [{ ...regulator, price_with_vat: '24,80 $' }, 'price_with_vat: "24,80 $" is not in EUR'],
      [{ ...regulator, price_with_vat: 'ask' }, 'price_with_vat: "ask" is no amount'],
      [{ ...regulator, price_with_vat: '-3' }, 'price_with_vat: "-3" is no amount'],
      [{ ...regulator, availability: '', instock: '' }, 'availability: is missing'],
      [`<product><id>RG-30</id><name>A</product>`, 'id RG-30: is no XML: Unexpected close tag'],
      [
        `<product><id>RG-30</id><name a=b>A</name></product>`,
        'is no XML: Unquoted attribute value',
      ],
      [`<product><id>RG-30</id>`, 'is no XML: it is not closed'],
    ]
    for (const [fault, message] of faults) {
      const { products, problems } = await read(fault, { ...regulator, id: 'GOOD' })
      const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
      expect({ fault, skus, problems }).toEqual({
        fault,
        skus: ['GOOD'],
        problems: expect.arrayContaining([expect.stringContaining(message)]),
      })
    }
  })

  it('knows what is not in stock, and what is on order', async () => {
    const { products, uncounted } = await read(
      { ...regulator, instock: 'N', availability: '' },
      { ...regulator, id: 'B', instock: 'N', availability: 'Κατόπιν παραγγελίας' },
      { ...regulator, id: 'C', quantity: '' },
    )
    expect(uncounted).toBe(1)
    expect(products).toMatchObject([
      { variants: [{ stock: 0, backorderable: false }] },
      { variants: [{ backorderable: true }] },
      {},
    ])
  })
})
