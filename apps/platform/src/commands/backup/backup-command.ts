import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dumpPglite, dumpRunning } from '../../foundation/database/backup/pglite-backup.js'
import { dumpPostgres } from '../../foundation/database/backup/postgres-backup.js'
import { sqlState } from '../../foundation/database/database.js'
import { CommandError } from '../command-context.js'
import type { CommandOutput } from '../print-report.js'
import { backupNames, checksumOf, writeManifest } from './backup-manifest.js'
import type { AddCommand } from '../program/command-runner.js'
import { embeddedFolder, isIncluded } from './backup-directory.js'
import type { BackupDirectory } from './backup-directory.js'

export const backupCommand: AddCommand = (program, { output, resolvePath, backupDirectory }) => {
  program
    .command('backup')
    .summary('write a backup')
    .description(
      'Writes the database and the files of DATA_DIR to a new folder, while the shop runs.',
    )
    .argument('<folder>', 'new or empty', resolvePath)
    .action((folder) => makeBackup(backupDirectory(), folder, output))
}

/**
 * Writes the database and the files of the data directory to a new folder. On PostgreSQL the shop
 * may go on selling: the database is as it was at one moment, and files are written after it, so
 * that none is missing that it names.
 */
async function makeBackup(
  place: BackupDirectory,
  folder: string,
  output: CommandOutput,
): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new CommandError(`${folder} is not empty. Name a new folder for each backup.`)
  }
  if (place.databaseUrl === undefined && !existsSync(join(embeddedFolder(place), 'PG_VERSION'))) {
    throw new CommandError(`${embeddedFolder(place)} contains no database.`)
  }
  // It contains personal data: readable only by its owner.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await writeBackup(place, folder, output)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function writeBackup(
  place: BackupDirectory,
  folder: string,
  output: CommandOutput,
): Promise<void> {
  const file = join(folder, backupNames.database)
  output.note('writing the database …')
  const migration = await dump(place, file)
  const files = join(folder, backupNames.files)
  await mkdir(files)
  const names = existsSync(place.dataDir) ? await readdir(place.dataDir) : []
  for (const name of names.filter((one) => isIncluded(place, one))) {
    output.note(`copying ${name} …`)
    await cp(join(place.dataDir, name), join(files, name), {
      recursive: true,
      preserveTimestamps: true,
    })
  }
  await writeManifest(folder, {
    format: 1,
    engine: place.databaseUrl === undefined ? 'pglite' : 'postgres',
    migration,
    madeAt: new Date().toISOString(),
    checksum: await checksumOf(file),
  })
  output.result(`backup written to ${folder}, at migration ${migration}`)
}

async function dump(place: BackupDirectory, file: string): Promise<string> {
  if (place.databaseUrl === undefined) {
    return place.dump ? dumpRunning(place.dump, file) : dumpPglite(embeddedFolder(place), file)
  }
  try {
    return await dumpPostgres(place.databaseUrl, file)
  } catch (error) {
    const undefinedTable = '42P01'
    if (sqlState(error) !== undefinedTable) throw error
    throw new CommandError('The database of DATABASE_URL has no shop in it.')
  }
}
