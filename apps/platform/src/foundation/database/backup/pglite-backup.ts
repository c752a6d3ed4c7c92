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
 * Dumps an embedded database to one file, while its directory is locked.
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

/**
 * Restores an embedded database from a dump of {@link dumpPglite}. The directory is renamed when
 * complete.
 */
export async function restorePglite(file: string, dataDir: string): Promise<void> {
  const lock = await lockDirectory(dataDir)
  // The same prefix as for unfinished databases of a first start, so that a start deletes it.
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
