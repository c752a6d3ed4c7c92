import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../foundation/database/database.js'
import { DirectoryLockedError, lockDirectory } from '../foundation/database/directory-lock.js'
import { bootstrapTenant, hasTenant } from './bootstrap-tenant.js'
import type { BootstrapTenantOptions } from './bootstrap-tenant.js'
import type { Env } from './env.js'
import { databaseFolder, mayHaveData, openMigratedDatabase } from './open-migrated-database.js'
import { runFillDatabase } from './run-fill-database.js'

type FillOptions = Omit<BootstrapTenantOptions, 'database' | 'directory'>

/** Opens the database, with the tenants of the folders in it. */
export async function openFilledDatabase(env: Env, options: FillOptions): Promise<Database> {
  const fill = (folder: string) =>
    runFillDatabase({
      dataDir: env.dataDir,
      databaseUrl: env.databaseUrl,
      databaseDirectUrl: env.databaseDirectUrl,
      folder,
      tenantFolders: env.tenantFolders,
      logLevel: options.log.level,
    })
  if (!mayHaveData(env)) await createDatabase(env.dataDir, fill)
  const database = await openMigratedDatabase(env)
  if (env.databaseUrl === undefined) {
    await removeUnfinished(env.dataDir).catch((error: unknown) => {
      options.log.warn({ err: error }, 'a database that was never finished cannot be removed')
    })
  }
  if (await isFilled(database, env, options)) return database
  if (database.engine === 'postgres') {
    await fillOnce(database, { env, options, fill: () => fill(databaseFolder) })
    return database
  }
  // The seeding process opens the database itself, and the embedded engine allows one process.
  await database.close()
  await fill(databaseFolder)
  const filled = await openMigratedDatabase(env)
  await isFilled(filled, env, options)
  return filled
}

/** Updates messages and pages of existing tenants; closes the database on failure. */
async function isFilled(
  database: Database,
  { tenantFolders }: Env,
  options: FillOptions,
): Promise<boolean> {
  try {
    let isComplete = true
    for (const directory of tenantFolders) {
      const isThere = await hasTenant({ database, directory })
      if (isThere) await bootstrapTenant({ ...options, database, directory })
      isComplete &&= isThere
    }
    return isComplete
  } catch (error) {
    await database.close()
    throw error
  }
}

const fillLockKey = 7_420_002

/**
 * Of several processes that start on an empty server, one imports and the others wait until it has.
 */
async function fillOnce(
  database: Database,
  { env, options, fill }: { env: Env; options: FillOptions; fill: () => Promise<void> },
): Promise<void> {
  try {
    await database.admin(async (sql) => {
      // Held to the end of the transaction, and let go by the server when this process dies.
      await sql.query(`SELECT pg_advisory_xact_lock(${fillLockKey})`)
      await fill()
    })
  } catch (error) {
    await database.close()
    throw error
  }
  await isFilled(database, env, options)
}

const unfinished = `${databaseFolder}.new-`

/**
 * Creates an embedded database in a temporary folder, which is renamed when complete: an incomplete
 * one of a killed process is ignored, and the next start creates it again.
 */
async function createDatabase(
  dataDir: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const directory = join(dataDir, databaseFolder)
  const lock = await lockDirectory(directory)
  try {
    const folder = `${unfinished}${randomUUID()}`
    await fill(folder)
    // The lock has made it, and there is nothing in it.
    await rmdir(directory)
    await rename(join(dataDir, folder), directory)
  } finally {
    await lock.release()
  }
}

async function removeUnfinished(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(unfinished))
  for (const name of names.filter((one) => !one.includes('.lock'))) {
    // Its process may still be on its way out.
    const directory = join(dataDir, name)
    const lock = await lockDirectory(directory).catch((error: unknown) => {
      if (error instanceof DirectoryLockedError) return undefined
      throw error
    })
    if (!lock) continue
    await rm(directory, { recursive: true, force: true })
    await lock.release()
  }
}
