import { describe, expect, it } from 'vitest'
import { readForeignFile } from '../../../../testing/read-foreign-file.js'

type Fields = Readonly<Record<string, string>>

const stove = {
  id: 'ST-1',
  title: 'Stove',
  price: '40.00 EUR',
  availability: 'in stock',
  quantity: '3',
  link: 'https://a.example/stove',
}

function toXml(items: readonly (Fields | string)[]): string {
  const toItem = (item: Fields | string) =>
    typeof item === 'string'
      ? item
      : `<item>${Object.entries(item)
          .map(([name, text]) => `<g:${name}>${text}</g:${name}>`)
          .join('')}</item>`
  return `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items.map(toItem).join('\n')}\n</channel></rss>`
}

const read = (...items: (Fields | string)[]) => readForeignFile('google-merchant', toXml(items))

describe('openMerchantFile', () => {
  it('reads loose forms of availability, price and weight', async () => {
    const forms: [Fields, object][] = [
      [{ availability: 'in-stock' }, { stock: 3 }],
      [{ availability: 'https://schema.org/InStock' }, { stock: 3 }],
      [{ availability: 'preorder' }, { backorderable: true }],
      [{ price: '1.189,00 €' }, { priceMinor: 118_900 }],
      [{ shipping_weight: '350 gr' }, { weightGrams: 350 }],
      [{ shipping_weight: '1,2 kg' }, { weightGrams: 1_200 }],
      [{ shipping_length: '20 mm' }, { lengthMm: 20 }],
      [{ sale_price: '40.00 EUR' }, { priceMinor: 4_000 }],
    ]
    for (const [form, variant] of forms) {
      const { products, problems } = await read({ ...stove, ...form })
      expect({ form, problems, products }).toMatchObject({
        form,
        problems: [],
        products: [{ variants: [variant] }],
      })
    }
    const { products } = await read({ ...stove, sale_price: '40.00 EUR' })
    expect(products[0]?.variants[0]).not.toHaveProperty('salePriceMinor')
  })

  it('leaves out a detail that it cannot read, with a note, and not its item', async () => {
    const details: [Fields, string][] = [
      [{ shipping_weight: 'heavy' }, 'g:shipping_weight: "heavy" is no weight'],
      [{ shipping_width: '20' }, 'g:shipping_width: "20" is no length'],
      [{ sale_price: '50 EUR' }, 'g:sale_price: "50 EUR" is above the price'],
      [{ gtin: '12/34' }, 'g:gtin: "12/34" is no barcode'],
    ]
    for (const [detail, note] of details) {
      const { products, notes } = await read({ ...stove, ...detail })
      expect({ detail, count: products.length, notes }).toEqual({
        detail,
        count: 1,
        notes: [expect.stringContaining(note)],
      })
    }
  })

  it('leaves out what cannot be sold, and names id and field of each', async () => {
    const faults: [Fields | string, string][] = [
      [{ ...stove, title: '' }, '3: g:id ST-1: g:title: is missing'],
      [{ ...stove, id: '' }, 'g:id: is missing'],
      [{ ...stove, price: '' }, 'g:id ST-1: g:price: is missing'],
      [{ ...stove, price: '0 EUR' }, 'g:price: "0 EUR" is not above 0'],
      [{ ...stove, price: '12 USD' }, 'g:price: "12 USD" is not in EUR'],
      [{ ...stove, price: '1.200 EUR' }, 'g:price: "1.200 EUR" may be 1.20 or 1200'],
      [{ ...stove, availability: 'perhaps' }, 'g:availability: "perhaps" is none that is known'],
      [{ ...stove, sale_price: 'cheap' }, 'g:sale_price: "cheap" is no amount'],
      [
        { ...stove, sale_price: '30 EUR', sale_price_effective_date: 'soon' },
        'g:sale_price_effective_date: "soon" is no period',
      ],
      [
        '<item><g:id>ST-1</g:id><g:title>Stove</item>',
        'g:id ST-1: is no XML: Unexpected close tag',
      ],
      [
        '<item><g:id>ST-1</g:id><g:title a=b>S</g:title></item>',
        'is no XML: Unquoted attribute value',
      ],
      ['<item><g:id>ST-1</g:id>', 'is no XML: it is not closed'],
    ]
    for (const [fault, message] of faults) {
      const { products, problems } = await read(fault, { ...stove, id: 'GOOD' })
      const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
      expect({ fault, skus, problems }).toEqual({
        fault,
        skus: ['GOOD'],
        problems: expect.arrayContaining([expect.stringContaining(message)]),
      })
    }
  })

  it('reads a raw & or < as text, and expands no entity of its own', async () => {
    const { products, problems, notes } = await read(
      { ...stove, title: 'Hoses & clamps' },
      { ...stove, id: 'B', title: 'Pipe < 5 mm', description: 'A&nbsp;B' },
      { ...stove, id: 'C' },
    )
    expect(problems).toEqual([])
    expect(products.map(({ translations }) => translations['el']?.name)).toEqual([
      'Hoses & clamps',
      'Pipe < 5 mm',
      'Stove',
    ])
    expect(notes).toHaveLength(2)
    const bomb = `<!DOCTYPE rss [<!ENTITY a "b">]>\n${toXml([{ ...stove, title: '&a;' }])
      .split('\n')
      .slice(1)
      .join('\n')}`
    const opened = await readForeignFile('google-merchant', bomb)
    expect(opened.products).toMatchObject([{ translations: { el: { name: '&a;' } } }])
  })

  it('keeps items of a group apart that no field distinguishes', async () => {
    const group = { item_group_id: 'G' }
    const byTitle = await read(
      { ...stove, ...group, title: 'Hose, left' },
      { ...stove, ...group, id: 'ST-2', title: 'Hose, right' },
    )
    expect(byTitle.problems).toEqual([])
    expect(byTitle.products).toMatchObject([
      {
        translations: { el: { name: 'Hose' } },
        options: [{ name: { el: 'Παραλλαγή' }, values: [{ value: 'left' }, { value: 'right' }] }],
      },
    ])
    const byId = await read({ ...stove, ...group }, { ...stove, ...group, id: 'ST-2' })
    expect(byId.problems).toEqual([])
    expect(byId.products).toMatchObject([
      { options: [{ values: [{ value: 'ST-1' }, { value: 'ST-2' }] }] },
    ])
  })

  it('reads HTML of a description, and cuts names between words with a note', async () => {
    const title = `${'word '.repeat(40)}end`
    const { products, notes } = await read({
      ...stove,
      title,
      description:
        '&lt;p&gt;Light&lt;/p&gt;&lt;ul&gt;&lt;li&gt;2 kg&lt;/li&gt;&lt;li&gt;Red&lt;/li&gt;&lt;/ul&gt;',
    })
    expect(products[0]?.translations['el']).toMatchObject({
      name: expect.stringMatching(/^word .* word…$/),
      description: '<p>Light</p><ul><li>2 kg</li><li>Red</li></ul>',
      excerpt: 'Light 2 kg Red',
    })
    expect(notes).toEqual(['3: g:id ST-1: the name was cut to 160 characters'])
  })

  it('reads a feed in a text file with tabs, and one in a Greek encoding', async () => {
    const table = [
      'id\ttitle\tprice\tavailability\timage link\tadditional image link\tproduct detail\tquantity',
      'ST-1\tStove\t40.00 EUR\tin_stock\thttps://a.example/1.jpg\thttps://a.example/2.jpg,https://a.example/3.jpg\tData:Weight:2 kg\t2',
    ].join('\n')
    const { products, images } = await readForeignFile('google-merchant', table)
    expect(images).toBe(3)
    expect(products).toMatchObject([
      { properties: [{ name: { el: 'Weight' }, value: { el: '2 kg' } }], variants: [{ stock: 2 }] },
    ])
    const bytes = Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-7"?>'),
      Buffer.from(
        toXml([{ ...stove, title: '@' }])
          .split('\n')
          .slice(1)
          .join(''),
        'latin1',
      ),
    ])
    bytes[bytes.indexOf('@')] = 0xd6
    const greek = await readForeignFile('google-merchant', bytes)
    expect(greek.products).toMatchObject([{ translations: { el: { name: 'Φ' } } }])
  })
})
