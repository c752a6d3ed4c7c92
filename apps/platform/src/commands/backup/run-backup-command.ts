import { resolve } from 'node:path'
import { CommandError } from '../command-context.js'
import type { CommandOutput } from '../print-report.js'
import { backupCommand } from './backup-command.js'
import type { BackupPlace } from './backup-place.js'
import { restoreCommand } from './restore-command.js'

/** How the commands about backups are called. */
export const backupUsage = `
  backup <new folder>
  restore <folder of a backup>   (into an empty database and DATA_DIR)`

/**
 * Runs a command about backups: before the others, since those open the database at its newest migration.
 *
 * @param directory Where the person who typed it stands.
 * @returns False when it is no command about backups.
 */
export async function runBackupCommand(
  place: BackupPlace,
  [name, folder]: readonly string[],
  directory: string | undefined,
  output: CommandOutput,
): Promise<boolean> {
  if (name !== 'backup' && name !== 'restore') return false
  if (folder === undefined) throw new CommandError(`A folder is missing.${backupUsage}`)
  const path = resolve(directory ?? '.', folder)
  await (name === 'backup' ? backupCommand : restoreCommand)(place, path, output)
  return true
}
