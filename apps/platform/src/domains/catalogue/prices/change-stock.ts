import type { Transaction } from '../../../foundation/database/database.js'

/** Another stock of a variant: so many pieces, or so many more or fewer. */
export type StockChange = { sku: string } & ({ pieces: number } | { difference: number })

/** Most pieces of a variant in stock. */
export const maxStock = 1_000_000

export type StockChangeResult =
  | { status: 'done'; before: number; after: number }
  | { status: 'unknown' }
  /** Fewer pieces than none, or more than {@link maxStock}. */
  | { status: 'out-of-range'; before: number }

/** Changes the stock of a variant; customers who wait for it get a mail. */
export async function changeStock(
  sql: Transaction,
  change: StockChange,
): Promise<StockChangeResult> {
  const [variant] = await sql.query<{ id: string; stock: number }>(
    'SELECT id, stock FROM variants WHERE sku = $1 FOR NO KEY UPDATE',
    [change.sku],
  )
  if (!variant) return { status: 'unknown' }
  const before = variant.stock
  const after = 'pieces' in change ? change.pieces : before + change.difference
  if (after < 0 || after > maxStock) return { status: 'out-of-range', before }
  if (after !== before) {
    await sql.query('UPDATE variants SET stock = $2 WHERE id = $1', [variant.id, after])
  }
  return { status: 'done', before, after }
}

/** The stock of a variant. */
export interface VariantStock {
  sku: string
  stock: number
  /** It can be ordered without stock. */
  isBackorderable: boolean
  /** False for variants that are no longer sold. */
  isActive: boolean
}

/** Stock of variants by SKU, those after one; a page of them. */
export function readStockPage(
  sql: Transaction,
  { after, limit }: { after: string; limit: number },
): Promise<VariantStock[]> {
  return sql.query<VariantStock>(
    `SELECT ${columns} FROM variants WHERE sku COLLATE "C" > $1
     ORDER BY sku COLLATE "C" LIMIT $2::integer`,
    [after, limit],
  )
}

/** Stock of the variants with some SKUs, by SKU. */
export function readStockOf(sql: Transaction, skus: readonly string[]): Promise<VariantStock[]> {
  return sql.query<VariantStock>(
    `SELECT ${columns} FROM variants WHERE sku = ANY($1::text[]) ORDER BY sku COLLATE "C"`,
    [skus],
  )
}

const columns = 'sku, stock, backorderable AS "isBackorderable", active AS "isActive"'
