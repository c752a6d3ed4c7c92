import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { restorePglite } from '../../foundation/database/backup/pglite-backup.js'
import {
  isEmptyPostgres,
  restorePostgres,
} from '../../foundation/database/backup/postgres-backup.js'
import { CommandError } from '../command-context.js'
import type { CommandOutput } from '../print-report.js'
import { backupNames, readManifest } from './backup-manifest.js'
import type { BackupManifest } from './backup-manifest.js'
import { embeddedFolder } from './backup-place.js'
import type { BackupPlace } from './backup-place.js'

/** Fills an empty place with a backup: all of it or, where something fails, nothing. What is there is never written over. */
export async function restoreCommand(
  place: BackupPlace,
  folder: string,
  output: CommandOutput,
): Promise<void> {
  const manifest = await readManifest(folder)
  await assertFits(place, manifest)
  const files = join(folder, backupNames.files)
  const names = await readdir(files)
  await assertEmpty(place, names)
  await mkdir(place.dataDir, { recursive: true })
  try {
    for (const name of names) {
      output.note(`copying ${name} …`)
      // oxlint-disable-next-line no-await-in-loop -- one disk
      await cp(join(files, name), join(place.dataDir, name), {
        recursive: true,
        preserveTimestamps: true,
      })
    }
    output.note('writing the database …')
    const file = join(folder, backupNames.database)
    if (place.databaseUrl === undefined) await restorePglite(file, embeddedFolder(place))
    else await restorePostgres(file, place.databaseUrl)
  } catch (error) {
    const remove = (name: string) => rm(join(place.dataDir, name), { recursive: true, force: true })
    await Promise.all(names.map(remove))
    throw error
  }
  output.result(`restored the backup of ${manifest.madeAt}, at migration ${manifest.migration}`)
}

async function assertFits(
  place: BackupPlace,
  { engine, migration }: BackupManifest,
): Promise<void> {
  if (engine === 'pglite' && place.databaseUrl !== undefined) {
    throw new CommandError('This backup is of the embedded database. Leave DATABASE_URL out.')
  }
  if (engine === 'postgres' && place.databaseUrl === undefined) {
    throw new CommandError('This backup is of a PostgreSQL database. Set DATABASE_URL.')
  }
  const known = await readdir(place.migrations)
  if (!known.includes(migration)) {
    throw new CommandError(
      `This backup is of a newer build: ${migration} is not known here. Restore it by that build or a later one.`,
    )
  }
}

async function assertEmpty(place: BackupPlace, names: readonly string[]): Promise<void> {
  const there = names.find((name) => existsSync(join(place.dataDir, name)))
  if (there !== undefined) {
    throw new CommandError(
      `${place.dataDir} is not empty: ${there} is there. Name another DATA_DIR.`,
    )
  }
  if (place.databaseUrl !== undefined) {
    if (await isEmptyPostgres(place.databaseUrl)) return
    throw new CommandError('The database of DATABASE_URL is not empty. Make a new one.')
  }
  const database = embeddedFolder(place)
  if (existsSync(database) && (await readdir(database)).length > 0) {
    throw new CommandError(`${database} holds a database already. Name another DATA_DIR.`)
  }
}
