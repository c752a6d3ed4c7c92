import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../foundation/database/database.js'
import { DirectoryLockedError, lockDirectory } from '../foundation/database/directory-lock.js'
import { bootstrapTenant, hasDefaultTenant } from './bootstrap-tenant.js'
import type { BootstrapTenantOptions } from './bootstrap-tenant.js'
import type { Env } from './env.js'
import { databaseFolder, mayHaveData, openMigratedDatabase } from './open-migrated-database.js'
import { runFillDatabase } from './run-fill-database.js'

type DefaultTenant = Omit<BootstrapTenantOptions, 'database'>

/** Opens the database, with the default tenant in it. */
export async function openFilledDatabase(env: Env, tenant: DefaultTenant): Promise<Database> {
  const fill = (folder: string) =>
    runFillDatabase({
      dataDir: env.dataDir,
      databaseUrl: env.databaseUrl,
      folder,
      catalogue: tenant.directory,
      logLevel: tenant.log.level,
    })
  if (!mayHaveData(env)) await createDatabase(env.dataDir, fill)
  const database = await openMigratedDatabase(env)
  if (env.databaseUrl === undefined) {
    await removeUnfinished(env.dataDir).catch((error: unknown) => {
      tenant.log.warn({ err: error }, 'a database that was never finished cannot be removed')
    })
  }
  if (await isFilled(database, tenant)) return database
  // What fills it opens it by itself, and the embedded engine takes one process at a time.
  await database.close()
  await fill(databaseFolder)
  const filled = await openMigratedDatabase(env)
  await isFilled(filled, tenant)
  return filled
}

/** Brings the default tenant's words up to date where it is there; closes the database when that fails. */
async function isFilled(database: Database, tenant: DefaultTenant): Promise<boolean> {
  try {
    const isThere = await hasDefaultTenant({ database, directory: tenant.directory })
    if (isThere) await bootstrapTenant({ ...tenant, database })
    return isThere
  } catch (error) {
    await database.close()
    throw error
  }
}

const unfinished = `${databaseFolder}.new-`

/**
 * Makes an embedded database in a folder of another name, which becomes the database when it is whole: what a process has left
 * behind that was killed is nobody's database, and the next start makes one anew.
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
