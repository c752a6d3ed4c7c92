import type { Database } from './database.js'
import { openPglite } from './open-pglite.js'
import { openPostgres } from './open-postgres.js'
import type { PostgresOptions } from './open-postgres.js'

export type OpenDatabaseOptions =
  /** The embedded engine in a directory; `template` is a dumped directory to start from. */
  | { dataDir: string; template?: Blob }
  /** A PostgreSQL server. */
  | PostgresOptions

/** Opens the configured database. Migrations are run by `migrate`. */
export function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  return 'url' in options ? openPostgres(options) : openPglite(options)
}
