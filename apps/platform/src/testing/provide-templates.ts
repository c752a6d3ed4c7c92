import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { migrate } from '../foundation/database/migrate.js'
import { openPostgres } from '../foundation/database/open-postgres.js'
import { platformFiles } from '../composition/platform-files.js'
import { keepPgliteTemplate } from './pglite-template.js'
import { onServer } from './on-server.js'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file: the data directory of an embedded database that is migrated. */
    pgliteTemplate: string
    /**
     * A migrated database on the server of TEST_DATABASE_URL; databases of this run are named after
     * it.
     */
    postgresTemplate: string | undefined
  }
}

/** Migrates one database of each engine for a whole run; tests start from copies. */
export default async function provideTemplates(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL']
  const name = server && `floga_test_${randomBytes(6).toString('hex')}`
  // One after the other: the embedded database blocks the process for so long that a connection to
  // the server would time out.
  if (name) await migrateTemplate(server, name)
  project.provide('pgliteTemplate', await keepPgliteTemplate())
  project.provide('postgresTemplate', name)
  return async () => {
    if (!name) return
    const made = await onServer<{ datname: string }>(
      server,
      `SELECT datname FROM pg_database WHERE starts_with(datname, '${name}')`,
    )
    for (const { datname } of made) {
      await onServer(server, `DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
    }
  }
}

async function migrateTemplate(server: string, name: string): Promise<void> {
  await onServer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openPostgres({ url: url.href })
  await migrate(database, { directory: platformFiles.migrations })
  await database.close()
}
