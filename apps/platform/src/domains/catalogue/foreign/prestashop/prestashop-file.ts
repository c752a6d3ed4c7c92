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
  readMoney,
} from '../read-figures.js'
import { prestashopColumns } from './prestashop-columns.js'
import type { PrestashopColumns } from './prestashop-columns.js'

export interface PrestashopFileOptions {
  currency: string
  /** Per cent, for prices without VAT. */
  taxRate: number
}

type Reading = PrestashopFileOptions & { columns: PrestashopColumns }

/** Reads a list of products of PrestaShop: a row each; prices without VAT get the tenant's rate. */
export function prestashopFile(table: Table, options: PrestashopFileOptions): ForeignFile {
  const columns = prestashopColumns(table)
  return {
    columns: {
      'translations.name': columns.name ?? 'Name',
      'variants.sku': columns.reference ?? 'Reference',
      'variants.priceMinor': columns.grossPrice ?? columns.netPrice ?? 'Price',
      'variants.stock': columns.quantity ?? 'Quantity',
    },
    read: () => table.rows.map((row) => toEntry(row, { ...options, columns })),
  }
}

function toEntry(row: TableRow, reading: Reading): ForeignEntry {
  const cell = cellOf(row, reading.columns)
  const item = cell('reference') ? `reference ${cell('reference')}` : `ID ${cell('id')}`
  try {
    const variant = toVariant(row, reading)
    return { ...toProduct(row, reading), item, variants: [variant] }
  } catch (error) {
    if (!(error instanceof FieldError)) throw error
    return { line: row.line, item, problem: error.message }
  }
}

function cellOf(row: TableRow, columns: PrestashopColumns) {
  return (field: keyof PrestashopColumns): string => {
    const title = columns[field]
    return title === null ? '' : row.cell(title)
  }
}

function toProduct(row: TableRow, { columns }: Reading) {
  const cell = cellOf(row, columns)
  const name = cell('name')
  if (name === '') throw new FieldError(columns.name ?? 'Name', 'is missing')
  const alts = splitList(cell('imageAlts'))
  return {
    ...plainProduct,
    line: row.line,
    id: cell('id') ? `${name} ${cell('id')}` : cell('reference') || name,
    name,
    slug: cell('slug'),
    brand: cell('brand') || null,
    categories: splitList(cell('category'))
      // Every category of PrestaShop is below `Home`.
      .map((path) =>
        path
          .split(/[>/]/)
          .map((part) => part.trim())
          .filter((part) => part && part !== 'Home'),
      )
      .filter((path) => path.length > 0),
    description: cell('description'),
    excerpt: cell('summary'),
    seoTitle: cell('seoTitle') || null,
    seoDescription: cell('seoDescription') || null,
    isPublished: !/^(0|no|false|disabled|όχι)$/i.test(cell('active')),
    createdAt: readInstant(cell('createdAt')),
    options: [],
    properties: splitList(cell('features')).flatMap((text) => {
      const [feature = '', value = ''] = text.split(':')
      return feature.trim() && value.trim() ? [{ name: feature.trim(), value: value.trim() }] : []
    }),
    images: splitList(cell('images'))
      .filter((address) => /^https?:/.test(address))
      .map((address, place) => ({ address, alt: alts[place] ?? '' })),
  }
}

function toVariant(row: TableRow, reading: Reading): ForeignVariant {
  const { columns } = reading
  const cell = cellOf(row, columns)
  const stock = columns.quantity && readCount({ row, title: columns.quantity })
  const side = (field: 'width' | 'height' | 'length') => {
    const centimetres = readDecimal(cell(field))
    return centimetres === null ? null : Number((centimetres * 10).toFixed(2))
  }
  return {
    ...plainVariant,
    ...readReducedPrice(row, reading),
    sku: cell('reference') || null,
    values: [],
    stock: stock === '' ? null : stock,
    // 1 and 2 are PrestaShop's own codes: allow orders, and use the default behaviour.
    availability: /^(1|allow orders|yes)$/i.test(cell('backorder')) ? 'backorder' : 'in-stock',
    weightGrams: readGrams(cell('weight'), 'kg'),
    widthMm: side('width'),
    heightMm: side('height'),
    lengthMm: side('length'),
    barcode: readBarcode(cell('barcode')),
  }
}

/** The price with VAT, and the one of a discount in its period. */
function readReducedPrice(row: TableRow, reading: Reading) {
  const { columns, currency, taxRate } = reading
  const cell = cellOf(row, columns)
  const money = (title: string | null) =>
    title === null ? null : readMoney({ row, title }, currency)
  const title = columns.grossPrice ?? columns.netPrice ?? 'Price'
  const netMinor = columns.grossPrice === null ? money(columns.netPrice) : null
  const priceMinor =
    netMinor === null ? money(columns.grossPrice) : Math.round((netMinor * (100 + taxRate)) / 100)
  if (priceMinor === null) throw new FieldError(title, 'is missing')
  if (priceMinor === 0) throw new FieldError(title, 'is 0')
  const percent = readDecimal(cell('discountPercent')) ?? 0
  const off = (money(columns.discountAmount) ?? 0) + Math.round((priceMinor * percent) / 100)
  if (off <= 0 || off >= priceMinor) return { priceMinor, salePriceMinor: null, salePeriod: null }
  const [startsAt, endsAt] = [readInstant(cell('discountFrom')), readInstant(cell('discountTo'))]
  const salePeriod = endsAt && { startsAt: startsAt ?? new Date(0).toISOString(), endsAt }
  return { priceMinor, salePriceMinor: priceMinor - off, salePeriod: salePeriod || null }
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
