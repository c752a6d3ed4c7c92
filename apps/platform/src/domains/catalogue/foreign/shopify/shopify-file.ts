import type { Table, TableRow } from '../../../../foundation/files/read-table.js'
import { FieldError } from '../field-error.js'
import { plainProduct } from '../foreign-product.js'
import type { ForeignEntry, ForeignFile, ForeignProduct } from '../foreign-product.js'
import { readInstant } from '../read-figures.js'
import { shopifyColumns } from './shopify-columns.js'
import type { ShopifyColumns } from './shopify-columns.js'
import { isVariantRow, optionsOf, toVariant } from './shopify-variants.js'

export interface ShopifyFileOptions {
  currency: string
  /** Name of the category of products that have no type. */
  otherCategory: string
}

/**
 * Reads a product export of Shopify; rows with the same handle are one product, wherever they are.
 */
export function shopifyFile(table: Table, options: ShopifyFileOptions): ForeignFile {
  const columns = shopifyColumns(table)
  const products = new Map<string, [TableRow, ...TableRow[]]>()
  let handle = ''
  for (const row of table.rows) {
    // A row without a handle belongs to the product above.
    handle = row.cell(columns.handle) || handle
    const rows = products.get(handle)
    if (rows) rows.push(row)
    else products.set(handle, [row])
  }
  return {
    columns: {
      'translations.name': columns.title,
      'variants.sku': columns.sku,
      'variants.priceMinor': columns.price,
      'variants.stock': columns.quantity,
    },
    read: () => [...products].map(([id, rows]) => toEntry(id, rows, { ...options, columns })),
  }
}

type EntryOptions = ShopifyFileOptions & { columns: ShopifyColumns }

function toEntry(
  handle: string,
  rows: [TableRow, ...TableRow[]],
  options: EntryOptions,
): ForeignEntry {
  const item = `handle "${handle}"`
  try {
    return { ...toProduct(handle, rows, options), item }
  } catch (error) {
    if (!(error instanceof FieldError)) throw error
    return { line: error.line ?? rows[0].line, item, problem: error.message }
  }
}

function toProduct(
  handle: string,
  rows: [TableRow, ...TableRow[]],
  { columns, currency, otherCategory }: EntryOptions,
): Omit<ForeignProduct, 'item'> {
  const [row] = rows
  const cell = (field: keyof ShopifyColumns) => row.cell(columns[field])
  if (handle === '') throw new FieldError(columns.handle, 'is missing')
  const name = cell('title')
  if (name === '') throw new FieldError(columns.title, 'is missing')
  if (/^true$/i.test(cell('giftCard'))) throw new FieldError(columns.giftCard, 'is true')
  const options = optionsOf(row)
  const [first, ...others] = rows.filter((one) => isVariantRow(one, columns))
  if (!first) throw new FieldError(columns.price, 'is missing')
  const toOwn = (one: TableRow) => toVariant(one, { columns, options, currency })
  const ownImages = [...new Set(rows.map((one) => one.cell(columns.image)).filter(Boolean))]
  return {
    ...plainProduct,
    line: row.line,
    id: handle,
    name,
    slug: handle,
    brand: cell('vendor') || null,
    categories: [[cell('type') || otherCategory]],
    googleCategory: cell('googleCategory') || null,
    description: cell('body'),
    seoTitle: cell('seoTitle') || null,
    seoDescription: cell('seoDescription') || null,
    isPublished: isPublished(cell('status'), cell('published')),
    createdAt: readInstant(cell('createdAt')),
    options: options.map(({ name: label }) => ({ name: label })),
    variants: [toOwn(first), ...others.map(toOwn)],
    images: ownImages.map((address) => {
      const alt = rows.find((one) => one.cell(columns.image) === address)?.cell(columns.imageAlt)
      return alt ? { address, alt } : { address }
    }),
  }
}

/** Older exports have no status; a draft or an archived product may still count as published. */
function isPublished(status: string, published: string): boolean {
  return (status === '' || /^active$/i.test(status)) && !/^false$/i.test(published)
}
