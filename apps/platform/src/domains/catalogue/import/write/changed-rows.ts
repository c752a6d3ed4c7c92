import type { Transaction } from '../../../../foundation/database/database.js'
import type { WriteCounts } from '../import-scope.js'

/** Tells rows that say something new from those that the table holds already, by their digest. */
export async function changedRows<Row extends { id: string; digest: string }>(
  sql: Transaction,
  table: 'brands' | 'categories' | 'products' | 'promotions',
  rows: readonly Row[],
): Promise<{ rows: Row[]; counts: WriteCounts }> {
  const held = await sql.query<{ id: string; digest: string }>(
    `SELECT id, digest FROM ${table} WHERE id = ANY ($1::text[])`,
    [rows.map((row) => row.id)],
  )
  const digests = new Map(held.map((row) => [row.id, row.digest]))
  const changed = rows.filter((row) => digests.get(row.id) !== row.digest)
  const added = rows.filter((row) => !digests.has(row.id)).length
  return {
    rows: changed,
    counts: {
      added,
      changed: changed.length - added,
      unchanged: rows.length - changed.length,
    },
  }
}
