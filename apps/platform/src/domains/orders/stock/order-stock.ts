import type { Transaction } from '../../../foundation/database/database.js'
import type { UserError } from '../../../foundation/words/user-error.js'
import type { CheckoutLine } from '../placing/order-ports.js'
import { recordStockMovements } from './record-stock-movements.js'
import type { StockChange } from './record-stock-movements.js'

/** Lines that cannot be delivered from the stock there is; lines of one variant share it. */
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

/** How many pieces of each line the stock does not hold: lines of one variant share it, the first comes first. */
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
 * Takes the lines' pieces out of the stock and notes each movement. What is ordered from the maker takes no more than
 * there is. The variants must be locked and checked by {@link findShortages}.
 *
 * @throws when the stock is not what the lines say: their prices and counts are then stale, and nothing may be sold.
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
