import { describe, expect, it } from 'vitest'
import { readForeignFile } from '../../../../testing/read-foreign-file.js'

const heading =
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Variant Image,SEO Title,Status,Gift Card'
const titles = heading.split(',')

type Cells = Readonly<Record<string, string>>

const stove = {
  Handle: 'stove',
  Title: 'Stove',
  Published: 'true',
  'Variant SKU': 'ST-1',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '3',
  'Variant Inventory Policy': 'deny',
  'Variant Price': '40.00',
}

function toCsv(rows: readonly Cells[], used: readonly string[] = titles): string {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  return [used, ...rows.map((row) => used.map((title) => row[title] ?? ''))]
    .map((cells) => cells.map(quote).join(','))
    .join('\r\n')
}

const read = (...rows: Cells[]) => readForeignFile('shopify', toCsv(rows))

describe('shopifyFile', () => {
  it('takes the price and the earlier price, the status and the texts for search engines', async () => {
    const { products, problems } = await read({
      ...stove,
      'Variant Compare At Price': '50',
      'SEO Title': 'Stoves for camping',
      'Variant Barcode': "'5201234567894",
    })
    expect(problems).toEqual([])
    expect(products).toMatchObject([
      {
        key: 'stove',
        published: true,
        categories: ['diafora'],
        translations: { el: { name: 'Stove', seoTitle: 'Stoves for camping' } },
        variants: [
          {
            sku: 'ST-1',
            priceMinor: 5_000,
            salePriceMinor: 4_000,
            stock: 3,
            barcode: '5201234567894',
          },
        ],
      },
    ])
  })

  it('reads the template with `URL handle`', async () => {
    const row = {
      Title: 'Stove',
      'URL handle': 'stove',
      Description: '<p>Light</p>',
      Status: 'Active',
      SKU: 'ST-1',
      'Option1 name': 'Size',
      'Option1 value': 'Small',
      Price: '40.00',
      'Compare-at price': '50.00',
      'Inventory tracker': 'shopify',
      'Inventory quantity': '7',
      'Continue selling when out of stock': 'DENY',
      'Weight value (grams)': '900',
      'Product image URL': 'https://a.example/1.jpg',
      'Variant image URL': 'https://a.example/2.jpg',
    }
    const { products, problems, images } = await readForeignFile(
      'shopify',
      toCsv([row], Object.keys(row)),
    )
    expect(problems).toEqual([])
    expect(images).toBe(2)
    expect(products).toMatchObject([
      {
        translations: { el: { description: '<p>Light</p>' } },
        options: [{ internalName: 'size', values: [{ value: 'Small' }] }],
        variants: [
          { priceMinor: 5_000, salePriceMinor: 4_000, stock: 7, weightGrams: 900, image: {} },
        ],
      },
    ])
  })

  it('leaves out what cannot be sold, and names handle and column of each', async () => {
    const faults: [Cells, string][] = [
      [{ Title: '' }, 'handle "stove": Title is missing'],
      [{ 'Variant Price': '' }, 'handle "stove": Variant Price is missing'],
      [{ 'Variant Price': '0.00' }, 'handle "stove": Variant Price is 0'],
      [{ 'Variant Price': '1.200' }, 'Variant Price "1.200" may be 1.20 or 1200'],
      [{ 'Variant Price': 'free' }, 'Variant Price "free" is no amount'],
      [{ 'Variant Price': '40 USD' }, 'Variant Price "40 USD" is not in EUR'],
      [{ 'Variant Compare At Price': '1,200' }, 'Variant Compare At Price "1,200" may be'],
      [{ 'Variant Inventory Qty': 'many' }, 'Variant Inventory Qty "many" is no number'],
      [{ 'Gift Card': 'true' }, 'handle "stove": Gift Card is true'],
      [{ Handle: '' }, 'Handle is missing'],
      [{ 'Variant Price': '-4' }, 'Variant Price "-4" is no amount'],
      [{ 'Variant Price': '2000000' }, 'Variant Price "2000000" is too large'],
    ]
    for (const [fault, message] of faults) {
      const { products, problems } = await read(
        { ...stove, ...fault },
        { ...stove, Handle: 'good', 'Variant SKU': 'G' },
      )
      const keys = products.map(({ key }) => key)
      expect({ fault, keys, problems }).toEqual({
        fault,
        keys: ['good'],
        problems: [expect.stringContaining(message)],
      })
    }
  })

  it('keeps drafts unpublished', async () => {
    const faults: Cells[] = [{ Status: 'draft' }, { Status: 'Archived' }, { Published: 'FALSE' }]
    for (const fault of faults) {
      const { products } = await read({ ...stove, ...fault })
      expect(products).toMatchObject([{ published: false }])
    }
  })

  it('keeps SKUs unique that it makes up or that several variants have', async () => {
    const long = 'a-very-long-handle-that-goes-on-and-on-until-nothing-more-fits-in'
    const rows = ['Red', 'Blue', 'Green'].map((colour) => ({
      ...stove,
      Handle: long,
      'Variant SKU': '',
      'Option1 Name': 'Colour',
      'Option1 Value': colour,
    }))
    const shared = ['S', 'M'].map((size) => ({
      ...stove,
      'Option1 Name': 'Size',
      'Option1 Value': size,
    }))
    const { products, problems, notes } = await read(...rows, ...shared)
    expect(problems).toEqual([])
    const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
    expect(new Set(skus).size).toBe(5)
    expect(Math.max(...skus.map(({ length }) => length))).toBeLessThanOrEqual(64)
    expect(skus.slice(3)).toEqual(['ST-1', 'ST-1-m'])
    expect(notes).toEqual(['5: handle "stove": SKU "ST-1" is there twice: it became "ST-1-m"'])
  })

  it('keeps handles apart that differ in signs and capitals alone', async () => {
    const handles = ['foo-bar', 'foo_bar', 'Foo-Bar']
    const rows = handles.map((Handle) => ({ ...stove, Handle, 'Variant SKU': Handle }))
    const { products, problems } = await read(...rows)
    expect(problems).toEqual([])
    expect(new Set(products.map(({ key }) => key)).size).toBe(3)
    expect(new Set(products.map(({ translations }) => translations['el']?.slug)).size).toBe(3)
  })

  it('keeps long values of options apart', async () => {
    const value = 'A regulator for cylinders of the countries that have the Italian connection'
    const rows = ['left', 'right'].map((side) => ({
      ...stove,
      'Variant SKU': side,
      'Option1 Name': 'Side',
      'Option1 Value': `${value}, ${side}`,
    }))
    const { products, problems, notes } = await read(...rows)
    expect(problems).toEqual([])
    const values = products[0]?.options[0]?.values.map((one) => one.label['el'] ?? '') ?? []
    expect(new Set(values).size).toBe(2)
    expect(Math.max(...values.map(({ length }) => length))).toBeLessThanOrEqual(60)
    expect(notes.join()).toContain('values of "Side" were cut to 60 characters')
  })

  it('counts the variants without a quantity, rather than taking them for sold out', async () => {
    const { 'Variant Inventory Qty': _none, ...uncounted } = stove
    const csv = toCsv(
      [uncounted],
      titles.filter((title) => title !== 'Variant Inventory Qty'),
    )
    expect(await readForeignFile('shopify', csv)).toMatchObject({ uncounted: 1 })
    const { products } = await readForeignFile('shopify', csv, { inStock: 4 })
    expect(products).toMatchObject([{ variants: [{ stock: 4 }] }])
  })

  it('keeps tables, lists and headings of a description, and cuts it between words', async () => {
    const body =
      '<h2>Data</h2><table><tr><th>Weight</th><td>2 kg</td></tr><tr><th>Colour</th><td>Red</td></tr></table><ul><li>One</li><li>Two</li></ul>'
    const { products } = await read({ ...stove, 'Body (HTML)': body })
    expect(products[0]?.translations['el']).toMatchObject({
      description: body.replaceAll('h2>', 'h3>'),
      excerpt: 'Data Weight 2 kg Colour Red One Two',
    })
    const long = await read({ ...stove, 'Body (HTML)': `<p>${'words and '.repeat(3_000)}</p>` })
    const { description = '', excerpt } = long.products[0]?.translations['el'] ?? {}
    expect(description.length).toBeLessThanOrEqual(20_000)
    expect(description).toMatch(/ (?:words|and)…<\/p>$/)
    expect(excerpt).toMatch(/ (?:words|and)…$/)
    expect(long.notes.join()).toContain('the description was cut to 20000 characters')
  })

  it('refuses files of other formats by their name, before anything is read', async () => {
    const refused = async (content: string) =>
      readForeignFile('shopify', content).then(
        () => 'nothing',
        (error: Error) => error.message,
      )
    expect(await refused('ID,Type,SKU,Name,Regular price\n1,simple,A,B,3')).toBe(
      'file.txt is not a product export of Shopify, but a product export of WooCommerce: import it with import-woocommerce.',
    )
    expect(await refused('Product ID;Name;Reference;Price (tax incl.)\n1;A;B;3')).toContain(
      'import-prestashop',
    )
    expect(await refused('<?xml version="1.0"?><rss/>')).toContain('import-google-merchant')
    expect(await refused('<mywebstore></mywebstore>')).toContain('import-skroutz')
    expect(await refused('{"type":"brand"}')).toContain('import it with import.')
    expect(await refused('sku;price\nA;3')).toContain('import-prices')
    expect(await refused('Name,Colour\nA,Red')).toBe(
      'file.txt is not a product export of Shopify, which has the columns Handle (or URL handle) and Title. It begins with: Name,Colour',
    )
    expect(await refused(' \n')).toBe('file.txt is empty.')
  })
})
