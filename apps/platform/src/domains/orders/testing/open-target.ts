import { platformFiles } from '../../../composition/platform-files.js'
import type { Database } from '../../../foundation/database/database.js'
import { migrate } from '../../../foundation/database/migrate.js'
import { openDatabase } from '../../../foundation/database/open-database.js'

/** Opens a test process's database, a directory or a URL, with the tenant `floga` in it. */
export async function openTarget(target: string): Promise<Database> {
  const database = await openDatabase(
    target.startsWith('postgres') ? { url: target } : { dataDir: target },
  )
  await migrate(database, { directory: platformFiles.migrations })
  await database.admin((sql) =>
    sql.query(
      "INSERT INTO tenants (tenant, settings) VALUES ('floga', '{}') ON CONFLICT DO NOTHING",
    ),
  )
  return database
}
