import type { Transaction } from '../../../foundation/database/database.js'
import { recordStockMovements } from './record-stock-movements.js'
import type { StockChange } from './record-stock-movements.js'

/** Pieces of a variant. */
export interface VariantPieces {
  variantId: string
  pieces: number
}

/** Gives back what an order holds, as far as it was not given back before. */
export async function returnStock(sql: Transaction, change: StockChange): Promise<void> {
  await addStock(sql, await readTakenStock(sql, change.orderId), change)
}

/** Pieces that an order has taken out of the stock and not given back. */
export function readTakenStock(sql: Transaction, orderId: string): Promise<VariantPieces[]> {
  return sql.query<VariantPieces>(
    `SELECT variant_id AS "variantId", (-sum(difference))::integer AS pieces FROM stock_movements
     WHERE order_id = $1 GROUP BY variant_id HAVING sum(difference) < 0`,
    [orderId],
  )
}

/** Puts pieces of an order into stock and notes each movement. */
export async function addStock(
  sql: Transaction,
  returned: readonly VariantPieces[],
  change: StockChange,
): Promise<void> {
  const sums = new Map<string, number>()
  for (const { variantId, pieces } of returned) {
    if (pieces > 0) sums.set(variantId, (sums.get(variantId) ?? 0) + pieces)
  }
  if (sums.size === 0) return
  const ids = [...sums.keys()].sort()
  const pieces = ids.map((id) => sums.get(id)!)
  await sql.query(
    'SELECT id FROM variants WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE',
    [ids],
  )
  await sql.query(
    `UPDATE variants v SET stock = v.stock + t.pieces
     FROM unnest($1::text[], $2::integer[]) AS t (id, pieces) WHERE v.id = t.id`,
    [ids, pieces],
  )
  await recordStockMovements(sql, ids, pieces, change)
}
