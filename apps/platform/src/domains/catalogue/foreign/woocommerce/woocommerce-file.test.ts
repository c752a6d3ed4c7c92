import { describe, expect, it } from 'vitest'
import { readForeignFile } from '../../../../testing/read-foreign-file.js'

const titles =
  'ID;Type;SKU;GTIN, UPC, EAN, or ISBN;Name;Published;Short description;Description;Date sale price starts;Date sale price ends;In stock?;Stock;Backorders allowed?;Weight (kg);Length (cm);Sale price;Regular price;Categories;Images;Parent;Brands;Attribute 1 name;Attribute 1 value(s)'.split(
    ';',
  )

type Cells = Readonly<Record<string, string>>

const simple = {
  ID: '7',
  Type: 'simple',
  SKU: 'RG-30',
  Name: 'Regulator',
  Published: '1',
  'In stock?': '1',
  Stock: '4',
  'Regular price': '24.80',
}

function toCsv(rows: readonly Cells[]): string {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  return [titles, ...rows.map((row) => titles.map((title) => row[title] ?? ''))]
    .map((cells) => cells.map(quote).join(','))
    .join('\n')
}

const read = (...rows: Cells[]) => readForeignFile('woocommerce', toCsv(rows))

describe('woocommerceFile', () => {
  it('reads a simple product with its figures, categories and brand', async () => {
    const { products, problems, images } = await read({
      ...simple,
      'Sale price': '19,90',
      'Date sale price ends': '2026-12-31 23:59:00',
      'Weight (kg)': '0.35',
      'Length (cm)': '12',
      Categories: 'Gas > Regulators, Offers\\, new',
      Brands: 'Kordelin',
      Images: 'https://a.example/1.jpg, https://a.example/2.jpg',
      'Short description': 'For 30 mbar.\\nWith hose.',
      'GTIN, UPC, EAN, or ISBN': '5201234567894',
    })
    expect(problems).toEqual([])
    expect(images).toBe(2)
    expect(products).toMatchObject([
      {
        brand: 'kordelin',
        categories: ['gas-regulators', 'offers-new'],
        translations: {
          el: { name: 'Regulator', slug: 'regulator', excerpt: 'For 30 mbar. With hose.' },
        },
        variants: [
          {
            sku: 'RG-30',
            priceMinor: 2_480,
            salePriceMinor: 1_990,
            salePeriod: { endsAt: expect.stringContaining('2026-12-31') },
            stock: 4,
            weightGrams: 350,
            lengthMm: 120,
            barcode: '5201234567894',
          },
        ],
      },
    ])
  })

  it('joins the variations of a product, by the id or the SKU of their parent', async () => {
    const parent = {
      ...simple,
      Type: 'variable',
      SKU: 'HOSE',
      'Regular price': '',
      'Attribute 1 name': 'Length',
      'Attribute 1 value(s)': '2 m, 3 m',
    }
    const variation = (SKU: string, value: string, Parent: string) => ({
      ...simple,
      ID: '',
      Type: 'variation',
      SKU,
      Parent,
      'Attribute 1 name': 'Length',
      'Attribute 1 value(s)': value,
    })
    const { products, problems } = await read(
      parent,
      variation('HOSE-2', '2 m', 'HOSE'),
      variation('HOSE-3', '3 m', 'id:7'),
    )
    expect(problems).toEqual([])
    expect(products).toMatchObject([
      {
        options: [{ internalName: 'length', values: [{ value: '3 m' }, { value: '2 m' }] }],
        variants: [{ sku: 'HOSE-3' }, { sku: 'HOSE-2' }],
      },
    ])
  })

  it('leaves out what cannot be sold, and names SKU and column of each', async () => {
    const faults: [Cells, string][] = [
      [{ Name: '' }, 'SKU RG-30: Name is missing'],
      [{ Name: '', SKU: '' }, 'ID 7: Name is missing'],
      [{ 'Regular price': '' }, 'SKU RG-30: Regular price is missing'],
      [{ 'Regular price': '0' }, 'SKU RG-30: Regular price is 0'],
      [{ 'Regular price': '1.200' }, 'Regular price "1.200" may be 1.20 or 1200'],
      [{ 'Regular price': '£5' }, 'Regular price "£5" is not in EUR'],
      [{ 'Sale price': 'cheap' }, 'Sale price "cheap" is no amount'],
      [{ Stock: 'few' }, 'Stock "few" is no number of pieces'],
      [{ Type: 'grouped' }, 'Type "grouped" is nothing that is sold here'],
      [{ Type: 'external' }, 'Type "external" is nothing that is sold here'],
      [{ Type: 'variable' }, 'Type "variable", but no row is a variation of it'],
      [{ Type: 'variation', Parent: 'GONE' }, 'Parent "GONE" is no product of the file'],
    ]
    for (const [fault, message] of faults) {
      const { products, problems } = await read(
        { ...simple, ...fault },
        { ...simple, ID: '8', SKU: 'GOOD', Name: 'Good' },
      )
      const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
      expect({ fault, skus, problems }).toEqual({
        fault,
        skus: ['GOOD'],
        problems: [expect.stringContaining(message)],
      })
    }
  })

  it('knows drafts, backorders, and stock that is not counted', async () => {
    const { products, uncounted } = await read(
      { ...simple, Published: '-1', Stock: '' },
      { ...simple, ID: '8', SKU: 'B', Stock: '', 'Backorders allowed?': 'notify' },
      { ...simple, ID: '9', SKU: 'C', Stock: '', 'In stock?': '0' },
    )
    expect(uncounted).toBe(1)
    expect(products).toMatchObject([
      { published: false },
      { variants: [{ stock: 0, backorderable: true }] },
      { variants: [{ stock: 0, backorderable: false }] },
    ])
  })
})
