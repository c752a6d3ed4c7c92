import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../foundation/database/database.js'
import { migrate } from '../foundation/database/migrate.js'
import { openDatabase } from '../foundation/database/open-database.js'
import type { Env } from './env.js'
import { platformFiles } from './platform-files.js'

/** What says where the data is. */
type DatabasePlace = Pick<Env, 'dataDir' | 'databaseUrl'>

/** Whether there may be data: an embedded database that was never opened has none. */
export function mayHaveData({ dataDir, databaseUrl }: DatabasePlace): boolean {
  return databaseUrl !== undefined || existsSync(join(dataDir, 'database'))
}

/** Opens the database that the environment names, at its newest migration. */
export async function openMigratedDatabase(env: DatabasePlace): Promise<Database> {
  await mkdir(env.dataDir, { recursive: true })
  const database = await openDatabase(
    env.databaseUrl === undefined
      ? { dataDir: join(env.dataDir, 'database') }
      : { url: env.databaseUrl },
  )
  try {
    await migrate(database, { directory: platformFiles.migrations })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
