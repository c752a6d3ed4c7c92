import { PostgresBackupError } from '../foundation/database/backup/postgres-backup.js'
import { DirectoryLockedError } from '../foundation/database/directory-lock.js'
import { TenantFileError } from '../foundation/tenants/parse-tenant-file.js'
import { CommandError } from './command-context.js'

/** What the person who typed a command reads when it failed: one line for what can be put right there, else the stack. */
export function commandFailure(error: unknown): string {
  if (error instanceof DirectoryLockedError) {
    return `${error.message} That platform takes no commands.`
  }
  const isPlain =
    error instanceof CommandError ||
    error instanceof PostgresBackupError ||
    error instanceof TenantFileError
  if (isPlain) return error.message
  if (isMissingFile(error)) return `No file at ${error.path}.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function isMissingFile(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error
}
