import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './database.js'

export interface MigrateOptions {
  /** Folder with files named `0001-what-it-adds.sql`. */
  directory: string
}

/**
 * A database that was made before the baseline: its migrations were replaced, and none of those
 * that exist now fits.
 */
export class UnsupportedDatabaseError extends Error {
  override readonly name = 'UnsupportedDatabaseError'
}

interface Migration {
  name: string
  text: string
  checksum: string
}

/**
 * Brings the database to the newest migration: each file once, in order, in its own transaction.
 *
 * @returns Names of the files that ran now.
 * @throws {UnsupportedDatabaseError} When the database was made before the baseline; nothing has
 * changed.
 */
export async function migrate(database: Database, options: MigrateOptions): Promise<string[]> {
  await database.script(foundation)
  await assertSupported(database)
  const applied: string[] = []
  for (const migration of await readMigrations(options.directory)) {
    if (await apply(database, migration)) applied.push(migration.name)
  }
  return applied
}

/** The first of the migrations that a baseline replaced before release 0.1.0. */
const replacedMigration = '0001-tenants-and-catalogue.sql'

async function assertSupported(database: Database): Promise<void> {
  const rows = await database.admin((sql) =>
    sql.query('SELECT 1 FROM schema_migrations WHERE name = $1', [replacedMigration]),
  )
  if (rows.length === 0) return
  throw new UnsupportedDatabaseError(
    'This database was created by a build from before release 0.1.0 and cannot be migrated; nothing was changed. ' +
      'Name an empty one with DATABASE_URL or DATA_DIR, or delete this one: see docs/upgrading.md.',
  )
}

async function apply(database: Database, migration: Migration): Promise<boolean> {
  const { name, text, checksum } = migration
  const known = await database.admin(async (sql) => {
    const rows = await sql.query<{ checksum: string }>(
      'SELECT checksum FROM schema_migrations WHERE name = $1',
      [name],
    )
    return rows[0]?.checksum
  })
  if (known === checksum) return false
  if (known !== undefined) {
    throw new Error(`Migration ${name} was edited after it ran. Restore it and add a new file.`)
  }
  try {
    await database.script(
      `SELECT pg_advisory_xact_lock(${lockKey});
       INSERT INTO schema_migrations (name, checksum) VALUES ('${name}', '${checksum}');
       ${text}`,
    )
    return true
  } catch (error) {
    // Another process was faster and applied the same file.
    if (await isApplied(database, name, checksum)) return false
    throw new Error(`Migration ${name} failed and changed nothing.`, { cause: error })
  }
}

async function isApplied(database: Database, name: string, checksum: string): Promise<boolean> {
  const rows = await database.admin((sql) =>
    sql.query('SELECT 1 FROM schema_migrations WHERE name = $1 AND checksum = $2', [
      name,
      checksum,
    ]),
  )
  return rows.length === 1
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file))
  return Promise.all(
    files.sort().map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

const lockKey = 7_420_001

/**
 * Roles belong to the whole server, so two databases may create them at the same time.
 * `floga_app` is bound by row-level security; `floga_admin` is let through by a policy of its own,
 * which the connecting user inherits without being a superuser.
 */
export const rolesSql = `
SELECT pg_advisory_xact_lock(${lockKey});
DO $$
DECLARE
  role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['floga_app', 'floga_admin'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOBYPASSRLS NOSUPERUSER', role_name);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
      END;
    END IF;
    IF NOT pg_has_role(current_user, role_name, 'MEMBER')
      OR NOT EXISTS (
        SELECT FROM pg_auth_members
        WHERE roleid = to_regrole(role_name)::oid AND member = to_regrole(quote_ident(current_user))::oid
      )
    THEN
      BEGIN
        EXECUTE format('GRANT %I TO %I', role_name, current_user);
      EXCEPTION WHEN unique_violation OR duplicate_object THEN NULL;
      END;
    END IF;
  END LOOP;
END $$;
`

const foundation = `${rolesSql}
CREATE TABLE IF NOT EXISTS schema_migrations (
  name text PRIMARY KEY,
  checksum text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
);
`
