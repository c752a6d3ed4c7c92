import { readFile } from 'node:fs/promises'
import { realCatalogueFile } from './real-catalogue.js'

/**
 * Every sixth product of the catalogue that the platform contains, with all records that they
 * reference.
 */
export async function someRealRecords(): Promise<Record<string, unknown>[]> {
  const text = await readFile(realCatalogueFile, 'utf8')
  const records = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const chosen = records
    .filter(({ type }) => type === 'product')
    .filter((_record, place) => place % 6 === 0)
  const keys = new Set(chosen.map(({ key }) => key))
  const isKnown = (key: unknown) => keys.has(key)
  return records.flatMap((record) => {
    if (record['type'] === 'redirect') return []
    if (record['type'] === 'product') {
      return isKnown(record['key']) ? [{ ...record, related: [], documents: [] }] : []
    }
    const { products } = record
    return Array.isArray(products)
      ? [{ ...record, startsAt: '2026-11-01T00:00:00Z', products: products.filter(isKnown) }]
      : [record]
  })
}

/** Products with texts that look like markup, and with every combination of fields. */
export function hostileRecords(): Record<string, unknown>[] {
  const option = (internalName: string, name: string, labels: string[], kind = 'text') => ({
    internalName,
    kind,
    name: texts(name),
    values: labels.map((label, index) => ({
      value: kind === 'color' ? `#00000${index}` : label,
      label: texts(label),
    })),
  })
  const product = (key: string, name: string, more: object) => ({
    type: 'product',
    key,
    categories: ['odd'],
    translations: { el: { name, slug: key }, en: { name, slug: key } },
    images: [image('a'), image('b'), image('c')],
    ...more,
  })
  return [
    { type: 'brand', key: 'odd', name: 'A <&> "B"', slug: 'odd' },
    {
      type: 'category',
      key: 'top',
      googleCategory: '632',
      translations: { el: { name: 'Α > Β', slug: 'top' }, en: { name: 'A', slug: 'top' } },
    },
    {
      type: 'category',
      key: 'odd',
      parent: 'top',
      translations: { el: { name: ']]> &amp;', slug: 'odd' }, en: { name: 'B', slug: 'odd' } },
    },
    product('plain', 'Regulator, 30 mbar', {
      brand: 'odd',
      sortOrder: 1,
      variants: [
        {
          sku: 'P <1> & "2"',
          priceMinor: 1_000,
          salePriceMinor: 800,
          stock: 3,
          barcode: '5201234567894',
          unitPricing: { measure: '750 ml', base: '1 l' },
        },
      ],
      properties: [
        { group: 'single', name: texts('Pressure'), value: texts('30 mbar') },
        { group: 'single', name: texts('<b>'), value: texts(']]>') },
      ],
    }),
    product('choices', 'Hose, rubber', {
      sortOrder: 2,
      dangerousGoods: true,
      options: [
        option('material', 'Υλικό', ['rubber']),
        option('colour', 'Χρώμα', ['Red', 'Blue, dark'], 'color'),
        option('length', 'Μήκος', ['2 m', '3 m']),
      ],
      properties: [{ group: 'single', name: texts('Πίεση'), value: texts('3 m') }],
      variants: [
        variant('H1', { material: 'rubber', colour: '#000000', length: '2 m' }, image('b')),
        variant('H2', { material: 'rubber', colour: '#000001', length: '2 m' }, image('own')),
        variant('H3', { material: 'rubber', colour: '#000000', length: '3 m' }),
      ],
    }),
    product('trailing', 'Glove', {
      sortOrder: 3,
      options: [option('size', 'Μέγεθος', ['M', 'L']), option('lining', 'Φόδρα', ['wool'])],
      variants: [
        variant('G1', { size: 'M', lining: 'wool' }),
        variant('G2', { size: 'L', lining: 'wool' }),
      ],
      properties: [{ group: 'single', name: texts('Norm'), value: texts('EN 407') }],
    }),
    product('single', 'Pipe', {
      sortOrder: 4,
      options: [option('length', 'Μήκος', ['1 m'])],
      variants: [variant('S1', { length: '1 m' })],
    }),
    product('bare', 'x'.repeat(160), {
      sortOrder: 5,
      categories: [],
      variants: [variant('B1', {})],
    }),
    {
      type: 'promotion',
      key: 'winter',
      startsAt: '2026-11-01T08:30:00.000Z',
      endsAt: '2026-12-01T00:00:00.000Z',
      products: ['plain'],
      translations: { el: { name: 'W', slug: 'w' }, en: { name: 'W', slug: 'w' } },
    },
  ]
}

function variant(sku: string, options: Record<string, string>, own?: object) {
  return {
    sku,
    options,
    priceMinor: 1_234,
    stock: 0,
    backorderable: sku === 'H1',
    weightGrams: 1_500,
    lengthMm: 27.3,
    ...(own ? { image: own } : {}),
  }
}

/** A feed as another shop may write it: items of a group apart, loose forms, other units. */
export const foreignFeed = `<?xml version="1.0"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>Another shop</title>
<item><g:id>A-1</g:id><title>Bottle blue</title><g:price>12.00 EUR</g:price>
<g:availability>in_stock</g:availability><link>https://other.example/shop/bottle?x=1</link>
<g:item_group_id>A</g:item_group_id><g:color>Blue</g:color><g:brand><![CDATA[A & B]]></g:brand>
<g:google_product_category>Home &gt; Bottles</g:google_product_category>
<g:image_link>https://other.example/a.jpg</g:image_link></item>
<item><g:id>B-1</g:id><title>Lamp</title><g:price>EUR 30.5</g:price>
<g:availability>preorder</g:availability><g:shipping_weight>1.25 lb</g:shipping_weight>
<g:image_link>https://other.example/b.jpg</g:image_link></item>
<item><g:id>A-2</g:id><title>Bottle red</title><g:price>12.00 EUR</g:price>
<g:sale_price>10.50 EUR</g:sale_price><g:availability>in stock</g:availability>
<g:item_group_id>A</g:item_group_id><g:color>Red</g:color>
<g:image_link>https://other.example/c.jpg</g:image_link></item>
<item><g:id>C-1</g:id><title>Cup</title><g:price>3 EUR</g:price>
<g:availability>out_of_stock</g:availability>
<g:image_link>https://other.example/d.jpg</g:image_link></item>
</channel></rss>
`

function texts(text: string) {
  return { el: text, en: text }
}

function image(file: string) {
  return { file, alt: texts('A') }
}
