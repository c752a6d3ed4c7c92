import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, inject } from 'vitest'
import type { Database } from '../foundation/database/database.js'
import { openPglite } from '../foundation/database/open-pglite.js'
import { openPostgres } from '../foundation/database/open-postgres.js'
import { greekShop } from './greek-shop.js'
import { onServer } from './on-server.js'

/** Engines that a suite can run on; `postgres` needs TEST_DATABASE_URL. */
export type TestEngine = 'pglite' | 'postgres'

/** Idle databases of this process. */
const idle: Record<TestEngine, Database[]> = { pglite: [], postgres: [] }

/**
 * Opens a migrated database with the tenants `floga` and `other` and nothing else. Close it after
 * use: it is emptied and reused by another test. A test that changes its tables must restore them.
 */
export async function openTestDatabase(engine: TestEngine = 'pglite'): Promise<Database> {
  const database = idle[engine].pop() ?? (await openCopy[engine]())
  await empty(database)
  return { ...database, close: async () => void idle[engine].push(database) }
}

/** Whether long cases run in full length, as in `pnpm test:long`: TEST_LONG is set. */
export const isLongRun = Boolean(process.env['TEST_LONG'])

const bothEngines: TestEngine[] = process.env['TEST_DATABASE_URL']
  ? ['pglite', 'postgres']
  : ['pglite']

/**
 * Runs a suite on the embedded engine, and on PostgreSQL too when TEST_DATABASE_URL is set. For what
 * engines may do differently: locks, concurrent transactions, notices, migrations, text search.
 */
export function describeEachEngine(name: string, suite: (engine: TestEngine) => void): void {
  describeOn(bothEngines, name, suite)
}

/** Runs a suite on the embedded engine, and in a long run on PostgreSQL too. */
export function describeWithDatabase(name: string, suite: (engine: TestEngine) => void): void {
  describeOn(isLongRun ? bothEngines : ['pglite'], name, suite)
}

function describeOn(
  engines: readonly TestEngine[],
  name: string,
  suite: (engine: TestEngine) => void,
): void {
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
  ...greekShop,
  freeShippingAboveMinor: 5000,
  instalments: { maxMonths: 6, fromMinor: 10_000 },
  termsVersion: '1',
  reviews: {},
}

/**
 * Puts a migrated embedded database without a tenant into a directory, for a process that opens it
 * there.
 */
export async function writeTestDatabase(dataDir: string): Promise<void> {
  const database = await openPglite({ dataDir, template: await readTemplate() })
  await database.close()
}

async function readTemplate(): Promise<Blob> {
  return new Blob([new Uint8Array(await readFile(inject('pgliteTemplate')))])
}

const openCopy: Record<TestEngine, () => Promise<Database>> = {
  async pglite() {
    return openPglite({ template: await readTemplate() })
  },
  async postgres() {
    const server = process.env['TEST_DATABASE_URL']
    const template = inject('postgresTemplate')
    if (!server || !template) throw new Error('Set TEST_DATABASE_URL to run on PostgreSQL.')
    const name = `${template}_${randomBytes(6).toString('hex')}`
    await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
    const url = new URL(server)
    url.pathname = `/${name}`
    return openPostgres({ url: url.href })
  },
}

/** Truncates non-empty tables: truncating all takes the embedded engine longer than most tests. */
const truncateUsed = `DO $$
DECLARE
  used text;
BEGIN
  SELECT string_agg(format('%I', relname), ', ') INTO used FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    AND relname NOT IN ('schema_migrations', 'tenants') AND pg_relation_size(oid) > 0;
  IF used IS NOT NULL THEN
    EXECUTE 'TRUNCATE ' || used || ' RESTART IDENTITY CASCADE';
  END IF;
END $$;`

async function empty(database: Database): Promise<void> {
  const settings = JSON.stringify(testTenantSettings)
  // Tenants are deleted: nearly every table refers to them, and would have to be truncated with
  // them.
  await database.script(
    `${truncateUsed}
     DELETE FROM tenants;
     INSERT INTO tenants (tenant, settings)
       VALUES ('floga', '${settings}'::jsonb), ('other', '${settings}'::jsonb)`,
  )
}
