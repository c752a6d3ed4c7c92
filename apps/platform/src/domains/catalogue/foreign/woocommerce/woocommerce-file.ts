import type { Table, TableRow } from '../../../../foundation/files/read-table.js'
import { FieldError } from '../field-error.js'
import { plainProduct, plainVariant } from '../foreign-product.js'
import type { ForeignEntry, ForeignFile, ForeignVariant } from '../foreign-product.js'
import {
  readBarcode,
  readCount,
  readDecimal,
  readGrams,
  readInstant,
  readPrices,
} from '../read-figures.js'

export interface WoocommerceFileOptions {
  currency: string
}

/** Reads a product export of WooCommerce: a row for each product and for each of its variations. */
export function woocommerceFile(table: Table, options: WoocommerceFileOptions): ForeignFile {
  const variations = new Map<string, TableRow[]>()
  const products: TableRow[] = []
  for (const row of table.rows) {
    const parent = row.cell('Parent')
    if (!isType(row, 'variation')) products.push(row)
    else variations.set(parent, [...(variations.get(parent) ?? []), row])
  }
  const reading = { ...options, units: unitsOf(table) }
  const ownVariations = (row: TableRow) => [
    ...(variations.get(`id:${row.cell('ID')}`) ?? []),
    ...((row.cell('SKU') && variations.get(row.cell('SKU'))) || []),
  ]
  const known = new Set(products.flatMap((row) => [`id:${row.cell('ID')}`, row.cell('SKU')]))
  const lost = [...variations].filter(([parent]) => !known.has(parent)).flatMap(([, rows]) => rows)
  return {
    columns: {
      'translations.name': 'Name',
      'variants.sku': 'SKU',
      'variants.priceMinor': 'Regular price',
      'variants.stock': 'Stock',
    },
    read: () => [
      ...products.map((row) => toEntry(row, ownVariations(row), reading)),
      ...lost.map((row) => ({
        line: row.line,
        item: itemOf(row),
        problem: `Parent "${row.cell('Parent')}" is no product of the file`,
      })),
    ],
  }
}

interface Reading extends WoocommerceFileOptions {
  units: { weight: string; length: string }
}

/** The heading names the units of the shop: `Weight (kg)`, `Length (cm)`. */
function unitsOf({ titles }: Table): Reading['units'] {
  const unitOf = (name: string) =>
    titles.map((title) => new RegExp(`^${name} \\((.+)\\)$`, 'i').exec(title)?.[1]).find(Boolean)
  return { weight: unitOf('Weight') ?? 'kg', length: unitOf('Length') ?? 'cm' }
}

function isType(row: TableRow, type: string): boolean {
  return row
    .cell('Type')
    .split(',')
    .some((one) => one.trim().toLowerCase() === type)
}

function itemOf(row: TableRow): string {
  return row.cell('SKU') ? `SKU ${row.cell('SKU')}` : `ID ${row.cell('ID')}`
}

function toEntry(row: TableRow, variations: readonly TableRow[], reading: Reading): ForeignEntry {
  const item = itemOf(row)
  try {
    return { ...toProduct(row, variations, reading), item }
  } catch (error) {
    if (!(error instanceof FieldError)) throw error
    return { line: error.line ?? row.line, item, problem: error.message }
  }
}

function toProduct(row: TableRow, variations: readonly TableRow[], reading: Reading) {
  const name = row.cell('Name')
  if (name === '') throw new FieldError('Name', 'is missing')
  for (const type of ['grouped', 'external']) {
    if (isType(row, type)) throw new FieldError('Type', `"${type}" is nothing that is sold here`)
  }
  const attributes = attributesOf(row)
  const isVariable = isType(row, 'variable')
  const options = isVariable
    ? attributes.filter((one) => variations.some((own) => valueOf(own, one.name) !== ''))
    : []
  const [first, ...others] = isVariable ? variations : [row]
  if (!first) throw new FieldError('Type', '"variable", but no row is a variation of it')
  const toOwn = (own: TableRow) =>
    toVariant(own, {
      ...reading,
      values: options.map((option) => valueOf(own, option.name) || option.values[0] || '-'),
      parent: row,
    })
  const images = splitList(row.cell('Images'))
  return {
    ...plainProduct,
    line: row.line,
    id: row.cell('SKU') || `${name} ${row.cell('ID')}`,
    name,
    slug: '',
    brand: splitList(row.cell('Brands'))[0] ?? null,
    categories: splitList(row.cell('Categories')).map((path) => splitPath(path)),
    description: row.cell('Description').replaceAll('\\n', '\n'),
    excerpt: row.cell('Short description').replaceAll('\\n', '\n'),
    isPublished: row.cell('Published') !== '0' && row.cell('Published') !== '-1',
    createdAt: readInstant(row.cell('Date created')),
    options: options.map((option) => ({ name: option.name })),
    variants: [toOwn(first), ...others.map(toOwn)] as [ForeignVariant, ...ForeignVariant[]],
    properties: attributes
      .filter((one) => !options.includes(one))
      .map((one) => ({ name: one.name, value: one.values.join(', ') })),
    images: images.map((address) => ({ address })),
  }
}

function toVariant(
  row: TableRow,
  { currency, units, values, parent }: Reading & { values: string[]; parent: TableRow },
): ForeignVariant {
  const field = (title: string) => ({ row, title })
  const either = (title: string) => row.cell(title) || parent.cell(title)
  const prices = readPrices(field('Regular price'), field('Sale price'), currency)
  const length = (name: string) => {
    const amount = readDecimal(either(`${name} (${units.length})`))
    return amount === null ? null : Number((amount * (millimetres[units.length] ?? 10)).toFixed(2))
  }
  const ends = readInstant(row.cell('Date sale price ends'))
  const starts = readInstant(row.cell('Date sale price starts'))
  const [image] = splitList(row.cell('Images'))
  const stock = readCount(field('Stock'))
  const isInStock = /^(1|yes|true)$/i.test(row.cell('In stock?'))
  const isBackorder = /^(1|yes|notify|true|backorder)$/i.test(either('Backorders allowed?'))
  return {
    ...plainVariant,
    ...prices,
    sku: row.cell('SKU') || null,
    values,
    salePeriod:
      prices.salePriceMinor === null || ends === null
        ? null
        : { startsAt: starts ?? new Date(0).toISOString(), endsAt: ends },
    stock,
    availability: isBackorder ? 'backorder' : isInStock ? 'in-stock' : 'out-of-stock',
    weightGrams: readGrams(`${either(`Weight (${units.weight})`)} ${units.weight}`),
    lengthMm: length('Length'),
    widthMm: length('Width'),
    heightMm: length('Height'),
    barcode: readBarcode(row.cell('GTIN, UPC, EAN, or ISBN')),
    image: row === parent ? null : (image ?? null),
  }
}

const millimetres: Record<string, number> = { mm: 1, cm: 10, m: 1_000, in: 25.4, yd: 914.4 }

interface Attribute {
  name: string
  values: string[]
}

function attributesOf(row: TableRow): Attribute[] {
  const found: Attribute[] = []
  for (let place = 1; place <= 30; place += 1) {
    const name = row.cell(`Attribute ${place} name`)
    const values = splitList(row.cell(`Attribute ${place} value(s)`))
    if (name !== '' && values.length > 0) found.push({ name, values })
  }
  return found
}

function valueOf(row: TableRow, name: string): string {
  return attributesOf(row).find((one) => one.name === name)?.values[0] ?? ''
}

/** Values separated by commas; a comma of a value is written `\,`. */
function splitList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)
}

function splitPath(text: string): string[] {
  return text
    .split('>')
    .map((name) => name.trim())
    .filter(Boolean)
}
