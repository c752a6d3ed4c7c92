import type { TableRow } from '../../../../foundation/files/read-table.js'
import type { ForeignVariant } from '../foreign-product.js'
import { plainVariant } from '../foreign-product.js'
import { readBarcode, readCount, readGrams, readMoney, readPrices } from '../read-figures.js'
import type { ShopifyColumns } from './shopify-columns.js'

/** One of up to three options. */
export interface ShopifyOption {
  place: number
  name: string
}

/** The options of a product: its first row names them. One with a single variant has `Title`. */
export function optionsOf(first: TableRow): ShopifyOption[] {
  return [1, 2, 3].flatMap((place) => {
    const name = first.cell(`Option${place} Name`)
    const isDefault = name === 'Title' && first.cell(`Option${place} Value`) === 'Default Title'
    return name === '' || isDefault ? [] : [{ place, name }]
  })
}

/** Rows that carry an image alone are no variants. */
export function isVariantRow(row: TableRow, columns: ShopifyColumns): boolean {
  return [columns.price, columns.sku, 'Option1 Value'].some((title) => row.cell(title) !== '')
}

/**
 * A variant. The price is the current one; a higher compare-at price was the earlier one.
 *
 * @throws {FieldError} For the first price or quantity that cannot be read.
 */
export function toVariant(
  row: TableRow,
  options: { columns: ShopifyColumns; options: readonly ShopifyOption[]; currency: string },
): ForeignVariant {
  const { columns, currency } = options
  const field = (title: keyof ShopifyColumns) => ({ row, title: columns[title] })
  const { priceMinor } = readPrices(field('price'), { row, title: '' }, currency)
  const beforeMinor = readMoney(field('compareAt'), currency)
  const isSale = beforeMinor !== null && beforeMinor > priceMinor
  // Without tracking, or with overselling, Shopify goes on selling.
  const isAlwaysSold =
    row.cell(columns.tracker) === '' || /^(continue|true)$/i.test(row.cell(columns.policy))
  return {
    ...plainVariant,
    sku: row.cell(columns.sku).replace(/^'/, '') || null,
    values: options.options.map(({ place }) => row.cell(`Option${place} Value`) || '-'),
    priceMinor: isSale ? beforeMinor : priceMinor,
    salePriceMinor: isSale ? priceMinor : null,
    stock: readCount(field('quantity')),
    availability: isAlwaysSold ? 'backorder' : 'in-stock',
    weightGrams: readGrams(row.cell(columns.grams), 'g'),
    barcode: readBarcode(row.cell(columns.barcode)),
    image: row.cell(columns.variantImage) || null,
  }
}
