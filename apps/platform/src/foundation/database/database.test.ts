import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import type { Database } from './database.js'
import { sqlState } from './database.js'

describeEachEngine('Database', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('shows a tenant its own rows alone', async () => {
    const rows = await database.read('other', (sql) => sql.query('SELECT tenant FROM tenants'))
    expect(rows).toEqual([{ tenant: 'other' }])
  })

  it('shows nothing without a tenant', async () => {
    expect(await database.read('', (sql) => sql.query('SELECT tenant FROM tenants'))).toEqual([])
  })

  it('shows all tenants to background work', async () => {
    const rows = await database.admin((sql) => sql.query('SELECT 1 FROM tenants'))
    expect(rows).toHaveLength(2)
  })

  it('protects every table with a tenant by row-level security', async () => {
    const open = await database.admin((sql) =>
      sql.query(
        `SELECT c.relname FROM pg_class c
         JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant'
         WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
           AND NOT (
             c.relrowsecurity AND c.relforcerowsecurity
             AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'tenant_wall')
             AND EXISTS (
               SELECT FROM pg_index i
               WHERE i.indrelid = c.oid AND i.indisprimary AND i.indkey[0] = a.attnum
             )
           )`,
      ),
    )
    expect(open).toEqual([])
  })

  it('has no table without a tenant but the lists of migrations and of jobs', async () => {
    const rows = await database.admin((sql) =>
      sql.query(
        `SELECT relname FROM pg_class c
         WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND NOT EXISTS (
           SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'tenant')
         ORDER BY relname`,
      ),
    )
    expect(rows).toEqual([{ relname: 'jobs' }, { relname: 'schema_migrations' }])
  })

  it('runs under a role that cannot bypass row-level security', async () => {
    const rows = await database.read('floga', (sql) =>
      sql.query(
        `SELECT rolname, rolsuper, rolbypassrls, rolcanlogin FROM pg_roles WHERE rolname = current_user`,
      ),
    )
    expect(rows).toEqual([
      { rolname: 'floga_app', rolsuper: false, rolbypassrls: false, rolcanlogin: false },
    ])
  })

  it('takes texts that the engine cannot hold, alone and in lists', async () => {
    const rows = await database.read('floga', (sql) =>
      sql.query('SELECT $1::text AS one, $2::text[] AS many', ['a\0b', ['\ud800', '😀', 'c\0']]),
    )
    expect(rows).toEqual([{ one: 'a\uFFFDb', many: ['\uFFFD', '😀', 'c\uFFFD'] }])
  })

  it('rejects a row of another tenant', async () => {
    const writing = database.write('floga', (sql) =>
      sql.query(
        `INSERT INTO brands (tenant, id, key, name, slug, digest) VALUES ('other', 'b', 'b', 'B', 'b', '')`,
      ),
    )
    await expect(writing.catch((error: unknown) => sqlState(error))).resolves.toBe('42501')
  })

  it('rejects writing while reading', async () => {
    const writing = database.read('floga', (sql) =>
      sql.query(`UPDATE tenants SET settings = settings`),
    )
    await expect(writing.catch((error: unknown) => sqlState(error))).resolves.toBe('25006')
  })

  it('gives each transaction its own permissions, regardless of previous ones', async () => {
    const seen = async () => ({
      own: await database.read('floga', (sql) => sql.query('SELECT tenant FROM tenants')),
      other: await database.read('other', (sql) => sql.query('SELECT tenant FROM tenants')),
      all: await database.admin((sql) => sql.query('SELECT tenant FROM tenants ORDER BY tenant')),
    })
    const [floga, other] = [{ tenant: 'floga' }, { tenant: 'other' }]
    const expected = { own: [floga], other: [other], all: [floga, other] }
    expect(await seen()).toEqual(expected)
    const failing = database.read('floga', (sql) => sql.query('SELECT 1 / 0'))
    await expect(failing.catch((error: unknown) => sqlState(error))).resolves.toBe('22012')
    expect(await seen()).toEqual(expected)
    await database.write('other', (sql) => sql.query('UPDATE tenants SET settings = settings'))
    await database.read('floga', (sql) => sql.query('SELECT 1'))
    await database.script('CREATE TABLE made_by_script (tenant text); DROP TABLE made_by_script')
    expect(await seen()).toEqual(expected)
    const foreign = database.write('floga', (sql) =>
      sql.query(`INSERT INTO tenants (tenant, settings) VALUES ('other2', '{}')`),
    )
    await expect(foreign.catch((error: unknown) => sqlState(error))).resolves.toBe('42501')
    expect(await seen()).toEqual(expected)
  })

  it('takes back all of a transaction that fails', async () => {
    const failing = database.write('floga', async (sql) => {
      await sql.query(`UPDATE tenants SET catalogue_version = 99`)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    const rows = await database.read('floga', (sql) =>
      sql.query('SELECT catalogue_version FROM tenants'),
    )
    expect(rows).toEqual([{ catalogue_version: 1 }])
  })

  it('rejects a transaction inside a transaction', async () => {
    const nesting = database.read('floga', () => database.read('floga', async () => 1))
    await expect(nesting).rejects.toThrow('Pass the outer `sql` down')
  })

  it('runs a write again that lost to another one', async () => {
    let tries = 0
    const result = await database.write('floga', async (sql) => {
      tries += 1
      if (tries < 3) await sql.query(`DO $$ BEGIN RAISE SQLSTATE '40001'; END $$`)
      return tries
    })
    expect(result).toBe(3)
  })
})
