import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../foundation/database/database.js'
import { migrate } from '../foundation/database/migrate.js'
import { openDatabase } from '../foundation/database/open-database.js'
import type { Env } from './env.js'
import { platformFiles } from './platform-files.js'

/** Settings that locate the database. */
type DatabaseLocation = Pick<Env, 'dataDir' | 'databaseUrl'> &
  Partial<Pick<Env, 'databaseDirectUrl'>>

/** The embedded database's folder in the data directory. */
export const databaseFolder = 'database'

/** Whether there may be data: an embedded database that was never made has none. */
export function mayHaveData({ dataDir, databaseUrl }: DatabaseLocation): boolean {
  return databaseUrl !== undefined || existsSync(join(dataDir, databaseFolder, 'PG_VERSION'))
}

/**
 * Opens the database that the environment names, at its newest migration.
 *
 * @param folder Of an embedded one.
 */
export async function openMigratedDatabase(
  { dataDir, databaseUrl, databaseDirectUrl }: DatabaseLocation,
  folder = databaseFolder,
): Promise<Database> {
  await mkdir(dataDir, { recursive: true })
  const database = await openDatabase(
    databaseUrl === undefined
      ? { dataDir: join(dataDir, folder) }
      : { url: databaseUrl, directUrl: databaseDirectUrl },
  )
  try {
    await migrate(database, { directory: platformFiles.migrations })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
