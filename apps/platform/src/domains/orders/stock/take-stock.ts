import type { CheckoutLine } from '../placing/order-ports.js'
import type { Transaction } from '../../../foundation/database/database.js'
import type { UserError } from '../../../foundation/messages/user-error.js'

/** Lines that the stock cannot serve; lines of one variant share it. */
export function findShortages(lines: readonly CheckoutLine[]): UserError[] {
  const pieces = sumByVariant(lines)
  return lines.flatMap((line): UserError[] => {
    if (!line.offered || (line.stock === 0 && !line.backorderable)) {
      return [{ code: 'NOT_AVAILABLE', lineId: line.id }]
    }
    if (!line.backorderable && pieces.get(line.variantId)! > line.stock) {
      return [{ code: 'INSUFFICIENT_STOCK', lineId: line.id, available: line.stock }]
    }
    return []
  })
}

/** The out-of-stock quantity of each line: lines of one variant share the stock in their order. */
export function findBackordered(
  lines: readonly Pick<CheckoutLine, 'variantId' | 'quantity' | 'stock'>[],
): number[] {
  const left = new Map(lines.map((line) => [line.variantId, line.stock]))
  return lines.map(({ variantId, quantity }) => {
    const held = Math.min(quantity, left.get(variantId)!)
    left.set(variantId, left.get(variantId)! - held)
    return quantity - held
  })
}

/**
 * Takes the lines' pieces out of the stock and records each movement. Backordered lines take no
 * more than is in stock. The variants must be locked and checked by {@link findShortages}.
 *
 * @throws when stock differs from the lines: their prices and quantities are then stale, and the
 * order must fail.
 */
export async function takeStock(
  sql: Transaction,
  lines: readonly CheckoutLine[],
  options: StockChange,
): Promise<void> {
  const stock = new Map(lines.map((line) => [line.variantId, line.stock]))
  const taken = [...sumByVariant(lines)]
    .map(([variantId, pieces]) => [variantId, Math.min(pieces, stock.get(variantId)!)] as const)
    .filter(([, pieces]) => pieces > 0)
  if (taken.length === 0) return
  const ids = taken.map(([variantId]) => variantId)
  const pieces = taken.map(([, count]) => count)
  const changed = await sql.query(
    `UPDATE variants v SET stock = v.stock - t.pieces
     FROM unnest($1::text[], $2::integer[]) AS t (id, pieces)
     WHERE v.id = t.id AND v.stock >= t.pieces RETURNING v.id`,
    [ids, pieces],
  )
  if (changed.length !== ids.length) {
    throw new Error('Cannot take stock: it changed under the lock. Lock the variants first.')
  }
  await recordStockMovements(
    sql,
    ids,
    pieces.map((count) => -count),
    options,
  )
}

function sumByVariant(lines: readonly CheckoutLine[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { variantId, quantity } of lines) {
    pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  }
  return pieces
}

/** Pieces of a variant. */
export interface VariantPieces {
  variantId: string
  pieces: number
}

/** Returns an order's stock, except items returned earlier. */
export async function returnStock(sql: Transaction, change: StockChange): Promise<void> {
  await addStock(sql, await readTakenStock(sql, change.orderId), change)
}

/** Pieces that an order has taken from the stock and not returned. */
export function readTakenStock(sql: Transaction, orderId: string): Promise<VariantPieces[]> {
  return sql.query<VariantPieces>(
    `SELECT variant_id AS "variantId", (-sum(difference))::integer AS pieces FROM stock_movements
     WHERE order_id = $1 GROUP BY variant_id HAVING sum(difference) < 0`,
    [orderId],
  )
}

/** Adds pieces of an order to the stock and records each movement. */
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

/** The reason of a stock movement, its order and time. */
export interface StockChange {
  orderId: string
  cause: string
  now: Date
}

/** Records stock taken by an order, as a negative difference, or returned from it. */
async function recordStockMovements(
  sql: Transaction,
  ids: readonly string[],
  differences: readonly number[],
  { orderId, cause, now }: StockChange,
): Promise<void> {
  await sql.query(
    `INSERT INTO stock_movements (tenant, variant_id, order_id, difference, cause, at)
     SELECT current_setting('floga.tenant'), t.id, $3, t.difference, $4, $5::timestamptz
     FROM unnest($1::text[], $2::integer[]) AS t (id, difference)`,
    [ids, differences, orderId, cause, now.toISOString()],
  )
}
