import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { readFile, rename, rm, rmdir } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '../database.js'
import { lockDirectory } from '../directory-lock.js'
import { openPglite } from '../open-pglite.js'
import { readNewestMigration } from './newest-migration.js'

/**
 * Writes an embedded database to one file, while nobody else works on its directory.
 *
 * @returns Name of its newest migration.
 * @throws {DirectoryLockedError} when a living process holds the directory.
 */
export async function dumpPglite(dataDir: string, file: string): Promise<string> {
  const database = await openPglite({ dataDir })
  try {
    return await dumpRunning(database.dump!, file)
  } finally {
    await database.close()
  }
}

/**
 * Writes an embedded database that this process has opened to one file.
 *
 * @returns Name of its newest migration.
 */
export async function dumpRunning(
  dump: NonNullable<Database['dump']>,
  file: string,
): Promise<string> {
  const { files, migration } = await dump()
  await pipeline(files.stream(), createGzip(), createWriteStream(file, { mode: 0o600 }))
  return migration
}

/** Makes an embedded database of what {@link dumpPglite} wrote. The directory gets its name when it is whole. */
export async function restorePglite(file: string, dataDir: string): Promise<void> {
  const lock = await lockDirectory(dataDir)
  // Named as the first start names what it has not finished, so that a start removes it.
  const unfinished = `${dataDir}.new-${randomUUID()}`
  try {
    const bytes = new Uint8Array(await readFile(file))
    const template = new Blob([bytes], { type: 'application/x-gzip' })
    const database = await openPglite({ dataDir: unfinished, template })
    await database.admin((sql) => sql.query(readNewestMigration)).finally(() => database.close())
    // The lock has made it, and there is nothing in it.
    if (existsSync(dataDir)) await rmdir(dataDir)
    await rename(unfinished, dataDir)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
    await lock.release()
  }
}
