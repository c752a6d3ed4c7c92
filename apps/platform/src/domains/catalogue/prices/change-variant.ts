import type { Transaction } from '../../../foundation/database/database.js'

/** Changes of a variant; undefined values are unchanged. */
export interface VariantChange {
  sku: string
  /** Price with VAT, before a sale. */
  priceMinor?: number | undefined
  /** Price with VAT while on sale, whatever period an earlier one had; null ends the sale. */
  salePriceMinor?: number | null | undefined
  /** Pieces in stock. */
  stock?: number | undefined
}

/** Prices and stock of a variant, in minor units and pieces. */
export interface VariantFigures {
  priceMinor: number
  salePriceMinor: number | null
  stock: number
}

/** A changed variant, or why it cannot be changed. */
export type VariantChangeResult =
  | { status: 'changed' | 'unchanged'; before: VariantFigures; after: VariantFigures }
  | { status: 'unknown' }
  | { status: 'sale-not-lower'; after: VariantFigures }

/**
 * Changes prices and stock of a variant; database triggers record the price history and notify the
 * shops.
 */
export async function changeVariant(
  sql: Transaction,
  { sku, ...change }: VariantChange,
): Promise<VariantChangeResult> {
  const [variant] = await sql.query<VariantFigures & { id: string }>(
    `SELECT id, price_minor AS "priceMinor", sale_price_minor AS "salePriceMinor", stock
     FROM variants WHERE sku = $1 AND active FOR NO KEY UPDATE`,
    [sku],
  )
  if (!variant) return { status: 'unknown' }
  const { id, ...before } = variant
  const after = {
    priceMinor: change.priceMinor ?? before.priceMinor,
    salePriceMinor:
      change.salePriceMinor === undefined ? before.salePriceMinor : change.salePriceMinor,
    stock: change.stock ?? before.stock,
  }
  if (after.salePriceMinor !== null && after.salePriceMinor >= after.priceMinor) {
    return { status: 'sale-not-lower', after }
  }
  if (change.salePriceMinor !== undefined) {
    await sql.query('DELETE FROM sale_periods WHERE variant_id = $1', [id])
  }
  const isChanged =
    after.priceMinor !== before.priceMinor ||
    after.salePriceMinor !== before.salePriceMinor ||
    after.stock !== before.stock
  if (!isChanged) return { status: 'unchanged', before, after }
  await sql.query(
    'UPDATE variants SET price_minor = $2, sale_price_minor = $3, stock = $4 WHERE id = $1',
    [id, after.priceMinor, after.salePriceMinor, after.stock],
  )
  return { status: 'changed', before, after }
}

/** Prices and stock of the variants with some SKUs that are sold, by SKU. */
export function readVariantFigures(
  sql: Transaction,
  skus: readonly string[],
): Promise<(VariantFigures & { sku: string })[]> {
  return sql.query(
    `SELECT sku, price_minor AS "priceMinor", sale_price_minor AS "salePriceMinor", stock
     FROM variants WHERE sku = ANY($1::text[]) AND active ORDER BY sku`,
    [skus],
  )
}
