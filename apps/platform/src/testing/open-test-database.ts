import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Client } from 'pg'
import { describe } from 'vitest'
import type { Database } from '../database/database.js'
import { migrate } from '../database/migrate.js'
import { openPglite } from '../database/pglite-database.js'
import { openPostgres } from '../database/postgres-database.js'
import { platformFiles } from '../platform-files.js'

/** Engines that a suite can run on; `postgres` needs TEST_DATABASE_URL. */
export type TestEngine = 'pglite' | 'postgres'

/** Opens a migrated throw-away database with the tenants `floga` and `other`. Close it after use. */
export async function openTestDatabase(engine: TestEngine = 'pglite'): Promise<Database> {
  const database = engine === 'pglite' ? await openInMemory() : await openThrowAway()
  await migrate(database, { directory: platformFiles.migrations })
  await database.admin((sql) =>
    sql.query(
      `INSERT INTO tenants (tenant, settings) VALUES ('floga', $1::text::jsonb), ('other', $1::text::jsonb)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(testTenantSettings)],
    ),
  )
  return database
}

/** Runs a suite on the embedded engine, and on PostgreSQL too when TEST_DATABASE_URL is set. */
export function describeEachEngine(name: string, suite: (engine: TestEngine) => void): void {
  const engines: TestEngine[] = process.env['TEST_DATABASE_URL']
    ? ['pglite', 'postgres']
    : ['pglite']
  describe.each(engines)(`${name} on %s`, (engine) => {
    suite(engine)
  })
}

/** Settings that the test tenants begin with. */
export const testTenantSettings = {
  name: 'Floga',
  locales: ['el', 'en'],
  defaultLocale: 'el',
  currency: 'EUR',
  timeZone: 'Europe/Athens',
  freeShippingAboveMinor: 5000,
  instalments: { maxMonths: 6, minMinor: 10_000 },
  termsVersion: '1',
}

async function openInMemory(): Promise<Database> {
  return openPglite({ template: await migratedTemplate() })
}

/** Making a data directory takes seconds, so it is kept between runs under the migrations' hash. */
async function migratedTemplate(): Promise<Blob> {
  const path = join(tmpdir(), `floga-test-template-${await migrationsHash()}.tar`)
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return new Blob([new Uint8Array(kept)])
  const engine = await PGlite.create({ extensions: { pg_trgm } })
  const dumped = await engine.dumpDataDir('none')
  await engine.close()
  const migrated = await openPglite({ template: dumped })
  await migrated.close()
  const own = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(own, new Uint8Array(await dumped.arrayBuffer()))
  await rename(own, path)
  return dumped
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await readdir(platformFiles.migrations)).sort()) {
    hash.update(file).update(await readFile(join(platformFiles.migrations, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function openThrowAway(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) throw new Error('Set TEST_DATABASE_URL to run this suite on PostgreSQL.')
  const name = `floga_test_${randomBytes(8).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openPostgres({ url: url.href })
  return {
    ...database,
    async close() {
      await database.close()
      await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
