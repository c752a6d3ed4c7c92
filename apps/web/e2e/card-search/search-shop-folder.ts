import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { findCardTraces } from './find-card-traces.js'

/**
 * Searches everything that a shop's servers have written to its folder, after they have stopped:
 * logs, e-mails, the provider's journal, the database's files including deleted rows, and the
 * database's current rows.
 *
 * @returns Where a card's number or code was found.
 * @throws {Error} When a log or the database is empty: then nothing was looked at.
 */
export async function searchShopFolder(
  folder: string,
  readRows = searchDatabase,
): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const name = relative(folder, file)
    const text = await readFile(file, 'latin1')
    if (text === '' && name.startsWith('logs/')) throw new Error(`${name} is empty.`)
    found.push(...findCardTraces(text).map((trace) => `${name}: ${trace}`))
  }
  return [...found, ...(await readRows(join(folder, 'database')))]
}

async function searchDatabase(dataDir: string): Promise<string[]> {
  const database = new PGlite(dataDir)
  try {
    return await searchRows(async (statement) => {
      const { rows } = await database.query<{ text: string | null }>(statement)
      return rows.map(({ text }) => text ?? '')
    })
  } finally {
    await database.close()
  }
}

/** Runs a query; every row has one column, `text`. */
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
