import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import type { Database } from './database.js'
import { migrate } from './migrate.js'

describeEachEngine('migrate', (engine) => {
  let database: Database
  let directory: string
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'floga-migrations-'))
    await writeFile(join(directory, '9001-first.sql'), 'CREATE TABLE first (id int);')
    await writeFile(join(directory, '9002-second.sql'), 'INSERT INTO first VALUES (1), (2);')
    await writeFile(join(directory, 'notes.txt'), 'no migration')
  })
  afterEach(() =>
    database.script(
      `DROP TABLE IF EXISTS first; DELETE FROM schema_migrations WHERE name LIKE '9%'`,
    ),
  )
  afterAll(() => database.close())

  const count = () => database.admin((sql) => sql.query('SELECT id FROM first'))

  it('runs each file once, in order', async () => {
    expect(await migrate(database, { directory })).toEqual(['9001-first.sql', '9002-second.sql'])
    expect(await migrate(database, { directory })).toEqual([])
    expect(await count()).toHaveLength(2)
  })

  it('runs each file once when two processes begin together', async () => {
    const both = await Promise.all([
      migrate(database, { directory }),
      migrate(database, { directory }),
    ])
    expect(both.flat().sort()).toEqual(['9001-first.sql', '9002-second.sql'])
    expect(await count()).toHaveLength(2)
  })

  it('rejects a file that was edited after it ran', async () => {
    await migrate(database, { directory })
    await writeFile(join(directory, '9001-first.sql'), 'CREATE TABLE other (id int);')
    await expect(migrate(database, { directory })).rejects.toThrow('9001-first.sql was edited')
  })

  it('rejects a database from before the baseline, and changes nothing', async () => {
    const replaced = "'0001-tenants-and-catalogue.sql'"
    await database.script(`INSERT INTO schema_migrations (name, checksum) VALUES (${replaced}, '')`)
    const failure = migrate(database, { directory })
    await expect(failure).rejects.toThrow(/before release 0\.1\.0 .+ nothing was changed\./)
    await database.script(`DELETE FROM schema_migrations WHERE name = ${replaced}`)
    await expect(count()).rejects.toThrow('does not exist')
  })

  it('changes nothing by a file that fails', async () => {
    await writeFile(join(directory, '9003-third.sql'), 'DELETE FROM first; SELECT no_such_thing();')
    await expect(migrate(database, { directory })).rejects.toThrow('9003-third.sql failed')
    expect(await count()).toHaveLength(2)
  })
})
