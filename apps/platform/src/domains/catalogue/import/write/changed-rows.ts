import type { Transaction } from '../../../../foundation/database/database.js'
import { readRecords } from '../../export/read-records.js'
import type { RecordTable } from '../../export/read-records.js'
import type { WriteCounts } from '../import-scope.js'

/** Rows of records that were read from a file. */
export interface PreparedRows<Row> {
  rows: readonly Row[]
  /** Makes rows of further records. */
  prepare(records: readonly unknown[]): Promise<Row[]>
}

const types = {
  brands: 'brand',
  categories: 'category',
  products: 'product',
  promotions: 'promotion',
} as const satisfies Record<RecordTable, string>

/**
 * Returns the rows that differ from those in the table: by their digest and, where the table has
 * changed since its import, by what an export of it would contain.
 *
 * @param prepare Makes rows of records.
 */
export async function changedRows<Row extends { id: string; key: string; digest: string }>(
  sql: Transaction,
  table: RecordTable,
  { rows, prepare }: PreparedRows<Row>,
  { isDryRun = false }: { isDryRun?: boolean } = {},
): Promise<{ rows: Row[]; counts: WriteCounts }> {
  const held = await sql.query<{ id: string; digest: string }>(
    `SELECT id, digest FROM ${table} WHERE id = ANY ($1::text[])`,
    [rows.map((row) => row.id)],
  )
  const digests = new Map(held.map((row) => [row.id, row.digest]))
  const suspects = rows.filter((row) => digests.get(row.id) !== row.digest)
  const known = suspects.filter(({ id }) => digests.has(id)).map(({ id }) => id)
  const exported = await prepare(await readRecords(sql, table, known))
  const current = new Map(exported.map(({ id, digest }) => [id, digest]))
  const differing = suspects.filter(({ id, digest }) => current.get(id) !== digest)
  const equal = suspects.filter(({ id, digest }) => current.get(id) === digest)
  if (equal.length > 0 && !isDryRun) await adopt(sql, table, equal)
  const namesOf = (some: readonly Row[]) => some.map(({ key }) => `${types[table]} "${key}"`)
  const added = differing.filter((row) => !digests.has(row.id))
  const changed = differing.filter((row) => digests.has(row.id))
  return {
    rows: differing,
    counts: {
      added: added.length,
      changed: changed.length,
      unchanged: rows.length - differing.length,
      addedRecords: namesOf(added),
      changedRecords: namesOf(changed),
    },
  }
}

/** Notes that a file agrees with the tables: their stock is the merchant's number now. */
async function adopt(
  sql: Transaction,
  table: RecordTable,
  rows: readonly { id: string; digest: string }[],
): Promise<void> {
  const json = JSON.stringify(rows.map(({ id, digest }) => ({ id, digest })))
  await sql.query(
    `UPDATE ${table} SET digest = r.digest
     FROM jsonb_to_recordset($1::text::jsonb) AS r (id text, digest text) WHERE ${table}.id = r.id`,
    [json],
  )
  if (table !== 'products') return
  await sql.query(
    `UPDATE variants SET imported_stock = stock
     WHERE product_id = ANY ($1::text[]) AND active AND imported_stock <> stock`,
    [rows.map(({ id }) => id)],
  )
}
