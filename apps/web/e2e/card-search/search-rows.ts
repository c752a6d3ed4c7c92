import { findCardTraces } from './find-card-traces.js'

/** Asks a database; the one column of every row, `text`. */
export type AskRows = (statement: string) => Promise<string[]>

/**
 * Searches every row of every table.
 *
 * @returns Where a card's number or code was found.
 * @throws {Error} When the database is empty: then nothing was looked at.
 */
export async function searchRows(ask: AskRows): Promise<string[]> {
  const tables = await ask(
    `SELECT relname AS text FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  )
  const found: string[] = []
  let size = 0
  for (const table of tables) {
    const rows = await ask(`SELECT t::text AS text FROM "${table}" t`)
    const all = rows.join('\n')
    size += all.length
    found.push(...findCardTraces(all).map((trace) => `table ${table}: ${trace}`))
  }
  if (size === 0) throw new Error('The database is empty.')
  return found
}
