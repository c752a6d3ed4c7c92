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
import { dryRunOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { embeddedFolder } from './backup-directory.js'
import type { BackupDirectory } from './backup-directory.js'

export const restoreCommand: AddCommand = (program, { output, resolvePath, backupDirectory }) => {
  program
    .command('restore')
    .summary('restore a backup')
    .description(
      'Restores a backup into an empty database and an empty DATA_DIR: all of it or, when something fails, nothing.',
    )
    .argument('<folder>', 'of the backup', resolvePath)
    .addOption(dryRunOption)
    .action((folder, { dryRun: isDryRun = false }) =>
      restoreBackup(backupDirectory(), { folder, isDryRun }, output),
    )
}

/** Restores a backup: all of it or, when something fails, nothing. Nothing is ever overwritten. */
async function restoreBackup(
  place: BackupDirectory,
  { folder, isDryRun }: { folder: string; isDryRun: boolean },
  output: CommandOutput,
): Promise<void> {
  const manifest = await readManifest(folder)
  await assertFits(place, manifest)
  const files = join(folder, backupNames.files)
  const names = await readdir(files)
  await assertEmpty(place, names)
  if (isDryRun) {
    output.result(
      `would restore the backup of ${manifest.madeAt}, at migration ${manifest.migration}`,
    )
    return
  }
  await mkdir(place.dataDir, { recursive: true })
  try {
    for (const name of names) {
      output.note(`copying ${name} …`)
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
  place: BackupDirectory,
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
      `This backup is of a newer build, or of one from before release 0.1.0: ${migration} is unknown. Restore it with the build that created it.`,
    )
  }
}

async function assertEmpty(place: BackupDirectory, names: readonly string[]): Promise<void> {
  const there = names.find((name) => existsSync(join(place.dataDir, name)))
  if (there !== undefined) {
    throw new CommandError(
      `${place.dataDir} is not empty: it contains ${there}. Set another DATA_DIR.`,
    )
  }
  if (place.databaseUrl !== undefined) {
    if (await isEmptyPostgres(place.databaseUrl)) return
    throw new CommandError('The database of DATABASE_URL is not empty. Create a new one.')
  }
  const database = embeddedFolder(place)
  if (existsSync(database) && (await readdir(database)).length > 0) {
    throw new CommandError(`${database} contains a database already. Set another DATA_DIR.`)
  }
}
