import type { Sql } from '../database/database.js'
import type { Refusal } from '../messages/refusal.js'
import type { BasketLine } from './basket-port.js'

/** Lines that cannot be delivered from the stock there is; lines of one variant share it. */
export function findShortages(lines: readonly BasketLine[]): Refusal[] {
  const pieces = sumByVariant(lines)
  return lines.flatMap((line): Refusal[] => {
    if (!line.offered || (line.stock === 0 && !line.backorderable)) {
      return [{ code: 'NOT_AVAILABLE', lineId: line.id }]
    }
    if (!line.backorderable && pieces.get(line.variantId)! > line.stock) {
      return [{ code: 'INSUFFICIENT_STOCK', lineId: line.id, available: line.stock }]
    }
    return []
  })
}

export interface TakeStockOptions {
  orderId: string
  cause: string
  now: Date
}

/**
 * Takes the lines' pieces out of the stock and notes each movement. What is ordered from the maker takes no more than
 * there is. The variants must be locked and checked by {@link findShortages}.
 *
 * @throws when the stock is not what the lines say: their prices and counts are then stale, and nothing may be sold.
 */
export async function takeStock(
  sql: Sql,
  lines: readonly BasketLine[],
  options: TakeStockOptions,
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
  await noteMovements(
    sql,
    ids,
    pieces.map((count) => -count),
    options,
  )
}

/** Gives back what an order holds, as far as it was not given back before. */
export async function returnStock(sql: Sql, options: TakeStockOptions): Promise<void> {
  const held = await sql.query<{ id: string; pieces: number }>(
    `SELECT variant_id AS id, (-sum(difference))::integer AS pieces FROM stock_movements
     WHERE order_id = $1 GROUP BY variant_id HAVING sum(difference) < 0 ORDER BY variant_id`,
    [options.orderId],
  )
  if (held.length === 0) return
  const ids = held.map(({ id }) => id)
  const pieces = held.map((movement) => movement.pieces)
  await sql.query(
    'SELECT id FROM variants WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE',
    [ids],
  )
  await sql.query(
    `UPDATE variants v SET stock = v.stock + t.pieces
     FROM unnest($1::text[], $2::integer[]) AS t (id, pieces) WHERE v.id = t.id`,
    [ids, pieces],
  )
  await noteMovements(sql, ids, pieces, options)
}

function sumByVariant(lines: readonly BasketLine[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { variantId, quantity } of lines) {
    pieces.set(variantId, (pieces.get(variantId) ?? 0) + quantity)
  }
  return pieces
}

async function noteMovements(
  sql: Sql,
  ids: string[],
  differences: number[],
  { orderId, cause, now }: TakeStockOptions,
): Promise<void> {
  await sql.query(
    `INSERT INTO stock_movements (tenant, variant_id, order_id, difference, cause, at)
     SELECT current_setting('floga.tenant'), t.id, $3, t.difference, $4, $5::timestamptz
     FROM unnest($1::text[], $2::integer[]) AS t (id, difference)`,
    [ids, differences, orderId, cause, now.toISOString()],
  )
}
