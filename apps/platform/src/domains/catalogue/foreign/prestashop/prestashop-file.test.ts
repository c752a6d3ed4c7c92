import { describe, expect, it } from 'vitest'
import { readForeignFile } from '../../../../testing/read-foreign-file.js'

type Cells = Readonly<Record<string, string>>

const listed = {
  'Product ID': '12',
  Image: 'https://a.example/12.jpg',
  Name: 'Ρυθμιστής',
  Reference: 'RG-30',
  Category: 'Ρυθμιστές',
  'Price (tax excl.)': '20,00',
  'Price (tax incl.)': '24,80',
  Quantity: '5',
  Status: '1',
}

function toCsv(rows: readonly Cells[]): string {
  const used = Object.keys(rows[0] ?? {})
  return [used, ...rows.map((row) => used.map((title) => row[title] ?? ''))]
    .map((cells) => cells.map((text) => `"${text}"`).join(';'))
    .join('\n')
}

const read = (...rows: Cells[]) => readForeignFile('prestashop', toCsv(rows))

describe('prestashopFile', () => {
  it('reads the list of the back office', async () => {
    const { products, problems } = await read(listed)
    expect(problems).toEqual([])
    expect(products).toMatchObject([
      {
        categories: ['rythmistes'],
        translations: { el: { name: 'Ρυθμιστής' } },
        variants: [{ sku: 'RG-30', priceMinor: 2_480, stock: 5 }],
      },
    ])
  })

  it('reads the file of an import: prices without VAT, discounts, features', async () => {
    const { products, problems } = await read({
      ID: '12',
      'Active (0/1)': '0',
      'Name *': 'Regulator',
      'Categories (x,y,z...)': 'Home/Gas/Regulators,Offers',
      'Price tax excluded': '20.00',
      'Discount percent': '10',
      'Discount from (yyyy-mm-dd)': '2026-11-01',
      'Discount to (yyyy-mm-dd)': '2026-12-24',
      'Reference #': 'RG-30',
      Manufacturer: 'Kordelin',
      EAN13: '5201234567894',
      Weight: '0.35',
      Depth: '12',
      Quantity: '5',
      Summary: '<p>Short</p>',
      'Meta title': 'Regulators',
      'URL rewritten': 'regulator-30',
      'Image URLs (x,y,z...)': 'https://a.example/1.jpg,https://a.example/2.jpg',
      'Feature(Name:Value:Position)': 'Pressure:30 mbar:1,Colour:Red:2',
    })
    expect(problems).toEqual([])
    expect(products).toMatchObject([
      {
        brand: 'kordelin',
        published: false,
        categories: ['gas-regulators', 'offers'],
        translations: { el: { slug: 'regulator-30', excerpt: 'Short', seoTitle: 'Regulators' } },
        properties: [{ value: { el: '30 mbar' } }, { value: { el: 'Red' } }],
        variants: [{ priceMinor: 2_480, salePriceMinor: 2_232, weightGrams: 350, lengthMm: 120 }],
      },
    ])
  })

  it('leaves out what cannot be sold, and names reference and column of each', async () => {
    const faults: [Cells, string][] = [
      [{ Name: '' }, 'reference RG-30: Name is missing'],
      [{ Name: '', Reference: '' }, 'ID 12: Name is missing'],
      [{ 'Price (tax incl.)': '' }, 'reference RG-30: Price (tax incl.) is missing'],
      [{ 'Price (tax incl.)': '0,00' }, 'reference RG-30: Price (tax incl.) is 0'],
      [{ 'Price (tax incl.)': '1.200' }, '"1.200" may be 1.20 or 1200'],
      [{ 'Price (tax incl.)': '24,805' }, '"24,805" may be'],
      [{ 'Price (tax incl.)': '24,80 $' }, '"24,80 $" is not in EUR'],
      [{ 'Price (tax incl.)': 'ask' }, '"ask" is no amount'],
      [{ 'Price (tax incl.)': '-24,80' }, '"-24,80" is no amount'],
      [{ Quantity: 'ναι' }, 'Quantity "ναι" is no number of pieces'],
      [{ Quantity: '1,5' }, 'Quantity "1,5" is no number of pieces'],
      [{ 'Price (tax incl.)': '99999999' }, 'is too large'],
    ]
    for (const [fault, message] of faults) {
      const { products, problems } = await read(
        { ...listed, ...fault },
        { ...listed, 'Product ID': '13', Reference: 'GOOD' },
      )
      const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku))
      expect({ fault, skus, problems }).toEqual({
        fault,
        skus: ['GOOD'],
        problems: [expect.stringContaining(message)],
      })
    }
  })

  it('reads files in Greek encodings that are named, and refuses them otherwise', async () => {
    const bytes = toWindows1253(toCsv([listed]))
    const { products } = await readForeignFile('prestashop', bytes, { encoding: 'windows-1253' })
    expect(products).toMatchObject([{ translations: { el: { name: 'Ρυθμιστής' } } }])
    await expect(readForeignFile('prestashop', bytes)).rejects.toThrow(
      /file\.txt: it is no text in UTF-8; .* --encoding, such as windows-1253/,
    )
    const marked = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(toCsv([listed]), 'utf16le'),
    ])
    expect((await readForeignFile('prestashop', marked)).products).toHaveLength(1)
  })
})

/** Its Greek letters are at the places of ISO 8859-7, but for the accented capital alpha. */
function toWindows1253(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return code < 0x80 ? code : code - 0x370 + 0xa0
  })
}
