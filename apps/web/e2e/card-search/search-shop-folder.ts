import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { findCardTraces } from './find-card-traces.js'
import { searchRows } from './search-rows.js'

/**
 * Searches everything that the servers of a shop have written into its folder, once they stand still: logs, mails, the
 * provider's journal, the database's files with what was deleted in them, and the database's rows as they read.
 *
 * @returns Where a card's number or code was found.
 * @throws {Error} When a log or the database is empty: then nothing was looked at.
 */
export async function searchWritten(folder: string, readRows = searchDatabase): Promise<string[]> {
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
