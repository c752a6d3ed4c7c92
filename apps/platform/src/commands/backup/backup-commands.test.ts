import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, inject, it } from 'vitest'
import { createOrderFixture } from '../../domains/orders/testing/order-fixture.js'
import { platformFiles } from '../../composition/platform-files.js'
import type { Database } from '../../foundation/database/database.js'
import { migrate } from '../../foundation/database/migrate.js'
import { openDatabase } from '../../foundation/database/open-database.js'
import { createMemberFixture } from '../../graphql/testing/member-fixture.js'
import { onServer } from '../../testing/on-server.js'
import {
  describeWithDatabase,
  testTenantSettings,
  writeTestDatabase,
} from '../../testing/open-test-database.js'
import type { TestEngine } from '../../testing/open-test-database.js'
import { seedVariants } from '../../testing/seed-variants.js'
import { runDoneCommand } from '../../testing/run-test-command.js'
import { embeddedFolder } from './backup-directory.js'
import type { BackupDirectory } from './backup-directory.js'

const backUp = (place: BackupDirectory, folder: string) =>
  runDoneCommand({ backup: place }, ['backup', folder])
const restore = (place: BackupDirectory, folder: string, ...options: string[]) =>
  runDoneCommand({ backup: place }, ['restore', folder, ...options])

describeWithDatabase('backup and restore', (engine) => {
  afterEach(dropPostgres)

  it('gives back every row, every counter and every file, and writes over nothing', async () => {
    const place = await makePlace(engine, { isMigrated: true })
    const folder = join(place.dataDir, '..', 'backup')
    await expect(restore(place, folder)).rejects.toThrow('not a complete backup')
    await withDatabase(place, fillShop)
    await mkdir(join(place.dataDir, 'pictures/floga'), { recursive: true })
    await writeFile(join(place.dataDir, 'pictures/floga/stove.jpg'), 'of a stove')
    await mkdir(join(place.dataDir, 'cache'))
    const before = await withDatabase(place, readAll)
    expect(before['orders']).toHaveLength(2)
    expect(before['carts']).not.toHaveLength(0)
    expect(before['members']).toHaveLength(1)

    await backUp(place, folder)
    await expect(backUp(place, folder)).rejects.toThrow('is not empty')
    await expect(restore(place, folder)).rejects.toThrow('is not empty')

    const target = await makePlace(engine, { isMigrated: false })
    await restore(target, folder, '--dry-run')
    expect(await readdir(target.dataDir)).toEqual([])
    await restore(target, folder)
    expect(await withDatabase(target, readAll)).toEqual(before)
    const image = join(target.dataDir, 'pictures/floga/stove.jpg')
    expect(await readFile(image, 'utf8')).toBe('of a stove')
    // Numbers go on where they were, and rights hold.
    const next = await withDatabase(target, placeOrder)
    const numbers = before['orders']!.map((row) => JSON.parse(row).number)
    expect(numbers).not.toContain(next)
    await rm(join(target.dataDir, 'pictures'), { recursive: true })
    await expect(restore(target, folder)).rejects.toThrow(
      engine === 'pglite' ? 'contains a database already' : 'is not empty',
    )
  })

  it('works while the platform runs; rejects backups that are damaged, of another engine, or of a newer build', async () => {
    const place = await makePlace(engine, { isMigrated: true })
    const folder = join(place.dataDir, '..', 'backup')
    const before = await withDatabase(place, async (database) => {
      await fillShop(database)
      await backUp({ ...place, dump: database.dump }, folder)
      return readAll(database)
    })
    const target = await makePlace(engine, { isMigrated: false })
    const other = {
      ...target,
      databaseUrl: engine === 'pglite' ? 'postgres://127.0.0.1:1/none' : undefined,
    }
    await expect(restore(other, folder)).rejects.toThrow('DATABASE_URL')
    const older = { ...target, migrations: target.dataDir }
    await expect(restore(older, folder)).rejects.toThrow('newer build')
    await restore(target, folder)
    expect(await withDatabase(target, readAll)).toEqual(before)
    await writeFile(join(folder, 'database.dump'), 'something else')
    await expect(restore(target, folder)).rejects.toThrow('is damaged')
    await rm(join(folder, 'database.dump'))
    await mkdir(join(folder, 'database.dump'))
    await expect(restore(target, folder)).rejects.toThrow('database.dump: it is a directory.')
  })
})

async function makePlace(
  engine: TestEngine,
  { isMigrated }: { isMigrated: boolean },
): Promise<BackupDirectory> {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'floga-backup-')), 'data')
  await mkdir(dataDir)
  const place: BackupDirectory = {
    dataDir,
    databaseFolder: 'database',
    databaseUrl: engine === 'postgres' ? await createPostgres(isMigrated) : undefined,
    migrations: platformFiles.migrations,
  }
  if (engine === 'pglite' && isMigrated) await writeTestDatabase(embeddedFolder(place))
  return place
}

/**
 * A database of a user without superuser rights: row-level security applies to backup and restore,
 * too.
 */
async function createPostgres(isMigrated: boolean): Promise<string> {
  const server = process.env['TEST_DATABASE_URL']!
  const name = `${inject('postgresTemplate')!}_${randomBytes(6).toString('hex')}`
  const password = 'with a space'
  await onServer(server, `CREATE ROLE ${name} LOGIN PASSWORD '${password}'`)
  made.push(name)
  await onServer(server, `GRANT floga_app, floga_admin TO ${name}`)
  await onServer(server, `CREATE DATABASE ${name} OWNER ${name} TEMPLATE template0`)
  const url = new URL(server)
  url.pathname = `/${name}`
  url.username = name
  url.password = password
  if (isMigrated) {
    const database = await openDatabase({ url: url.href })
    await migrate(database, { directory: platformFiles.migrations })
    await database.close()
  }
  return url.href
}

/** Databases, and their owners of the same name. */
const made: string[] = []

async function dropPostgres(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL']!
  for (const name of made.splice(0)) {
    await onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await onServer(server, `DROP ROLE ${name}`)
  }
}

async function withDatabase<T>(
  place: BackupDirectory,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { databaseUrl } = place
  const database = await openDatabase(
    databaseUrl === undefined ? { dataDir: embeddedFolder(place) } : { url: databaseUrl },
  )
  return work(database).finally(() => database.close())
}

/** Two orders, a cart that is still being filled, and an account. */
async function fillShop(database: Database): Promise<void> {
  await database.admin((sql) =>
    sql.query(`INSERT INTO tenants (tenant, settings) VALUES ('floga', $1::text::jsonb)`, [
      JSON.stringify(testTenantSettings),
    ]),
  )
  await seedVariants(database, 'floga', [{ id: 'A', stock: 9 }])
  await placeOrder(database)
  await placeOrder(database)
  await createOrderFixture(database).createCart(['A', 2])
  await createMemberFixture(database).member('maria@example.com')
}

/** @returns the number of a new order. */
async function placeOrder(database: Database): Promise<string> {
  const shop = createOrderFixture(database)
  const cartId = await shop.createCart(['A', 1])
  const idempotencyKey = randomBytes(12).toString('hex')
  const outcome = await shop.place({ cartId, idempotencyKey })
  if (outcome.status === 'refused') throw new Error(outcome.errors[0]!.code)
  const [order] = await database.read('floga', (sql) =>
    sql.query<{ number: string }>('SELECT number FROM orders WHERE id = $1', [outcome.orderId]),
  )
  return order!.number
}

/**
 * Every row of every table as text, except attempt counters, which a crash resets too, and the
 * value of every sequence.
 */
async function readAll(database: Database): Promise<Record<string, string[]>> {
  return database.admin(async (sql) => {
    const tables = await sql.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relpersistence = 'p'
       AND relnamespace = 'public'::regnamespace`,
    )
    const all: Record<string, string[]> = {}
    for (const { name } of tables) {
      const rows = await sql.query<{ row: string }>(
        `SELECT to_json(t)::text AS row FROM "${name}" t ORDER BY 1`,
      )
      all[name] = rows.map(({ row }) => row)
    }
    const counters = await sql.query<{ row: string }>(
      `SELECT sequencename || ' ' || last_value AS row FROM pg_sequences ORDER BY 1`,
    )
    all['counters'] = counters.map(({ row }) => row)
    return all
  })
}
