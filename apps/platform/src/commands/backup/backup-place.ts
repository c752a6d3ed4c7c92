import { join } from 'node:path'
import type { Database } from '../../foundation/database/database.js'

/** Where a backup comes from, or where it is restored to. */
export interface BackupPlace {
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
export function embeddedFolder({ dataDir, databaseFolder }: BackupPlace): string {
  return join(dataDir, databaseFolder)
}

/** What of the data directory is no part of a backup: the database, which is written by itself, and what is made again. */
export function isKept({ databaseFolder }: BackupPlace, name: string): boolean {
  return !notKept.has(name) && name !== databaseFolder && !name.startsWith(`${databaseFolder}.`)
}

/** What is made again, and where a running platform takes commands. */
const notKept = new Set(['cache', 'commands.json'])
