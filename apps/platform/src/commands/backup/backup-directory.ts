import { join } from 'node:path'
import type { Database } from '../../foundation/database/database.js'

/** The directory of a backup, or the one to restore to. */
export interface BackupDirectory {
  dataDir: string
  /** The embedded database's folder in it. */
  databaseFolder: string
  /** Undefined for the embedded database. */
  databaseUrl: string | undefined
  /** Of an embedded database that this process has opened. */
  dump?: Database['dump']
  /** Folder of this build's migrations. */
  migrations: string
}

/** The embedded database's folder. */
export function embeddedFolder({ dataDir, databaseFolder }: BackupDirectory): string {
  return join(dataDir, databaseFolder)
}

/**
 * Excluded from a backup: the database, which has a dump of its own, and files that are generated
 * again.
 */
export function isIncluded({ databaseFolder }: BackupDirectory, name: string): boolean {
  return !notKept.has(name) && name !== databaseFolder && !name.startsWith(`${databaseFolder}.`)
}

/** Generated files, and the socket on which a running platform accepts commands. */
const notKept = new Set(['cache', 'commands.json'])
