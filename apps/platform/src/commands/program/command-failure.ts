import { PostgresBackupError } from '../../foundation/database/backup/postgres-backup.js'
import { DirectoryLockedError } from '../../foundation/database/directory-lock.js'
import { UnsupportedDatabaseError } from '../../foundation/database/migrate.js'
import { UnreadableFileError } from '../../foundation/files/read-text-file.js'
import { TenantFileError } from '../../foundation/tenants/parse-tenant-file.js'
import { CommandError } from '../command-context.js'

/**
 * The message for the person who typed a failing command: one line for problems they can fix, else
 * the stack.
 */
export function commandFailure(error: unknown): string {
  if (error instanceof DirectoryLockedError) {
    return `${error.message} That platform accepts no commands.`
  }
  const isPlain =
    error instanceof CommandError ||
    error instanceof PostgresBackupError ||
    error instanceof TenantFileError ||
    error instanceof UnreadableFileError ||
    error instanceof UnsupportedDatabaseError
  if (isPlain) return error.message
  if (isFileSystemError(error)) {
    return error.code === 'ENOENT' ? `No file at ${error.path}.` : `${error.message}.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Its message names the operation and the path. */
function isFileSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'path' in error
}
