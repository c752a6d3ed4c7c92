import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'

/** One row of a product export: column title → text. */
export interface ShopifyRow {
  /** Line in the file where the row begins. */
  line: number
  cells: Record<string, string>
}

/** Rows of one product, in the file's order. */
export interface ShopifyProduct {
  handle: string
  rows: [ShopifyRow, ...ShopifyRow[]]
}

/** Reads a product export; rows with the same handle are one product, wherever they stand. */
export async function readShopifyProducts(path: string): Promise<ShopifyProduct[]> {
  const products = new Map<string, ShopifyProduct>()
  let lastLine = 1
  let handle = ''
  const rows = createReadStream(path).pipe(
    parse({
      bom: true,
      columns: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  )
  for await (const { record, info } of rows as AsyncIterable<ParsedRow>) {
    const row = { line: lastLine + 1, cells: record }
    lastLine = info.lines
    // A row without a handle goes on with the product above.
    handle = record['Handle']?.trim() || handle
    const product = products.get(handle)
    if (product) product.rows.push(row)
    else products.set(handle, { handle, rows: [row] })
  }
  return [...products.values()]
}

interface ParsedRow {
  record: Record<string, string>
  info: { lines: number }
}
