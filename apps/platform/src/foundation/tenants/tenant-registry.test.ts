import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { platformFiles } from '../../composition/platform-files.js'
import {
  describeEachEngine,
  openTestDatabase,
  testTenantSettings,
} from '../../testing/open-test-database.js'
import type { Database } from '../database/database.js'
import { createTenantRegistry } from './tenant-registry.js'

describeEachEngine('settings that were stored under older names', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    const old = {
      ...testTenantSettings,
      instalments: { maxMonths: 6, minMinor: 10_000 },
      description: { en: 'An old word' },
      lowStockAt: 5,
    }
    await store('floga', { ...old, isReady: true })
    await store('other', old)
    const migration = join(platformFiles.migrations, '0029-tenant-setting-names.sql')
    await database.script(await readFile(migration, 'utf8'))
  })
  afterAll(() => database.close())

  const store = (tenant: string, settings: unknown) =>
    database.write(tenant, (sql) =>
      sql.query('UPDATE tenants SET settings = $1::text::jsonb', [JSON.stringify(settings)]),
    )

  it('are read under the new ones', async () => {
    const settings = await createTenantRegistry(database).find('floga')
    expect(settings?.instalments).toEqual({ maxMonths: 6, fromMinor: 10_000 })
    expect(settings?.freeShippingAboveMinor).toBe(5000)
    expect(settings?.country).toBe('GR')
  })

  it('say how soon goods leave only where the shop promised it', async () => {
    const registry = createTenantRegistry(database)
    const days = (await registry.find('floga'))?.dispatchDays
    expect(days?.map(({ availability, min, max }) => [availability, min, max])).toEqual([
      ['IN_STOCK', 1, 1],
      ['LOW_STOCK', 1, 1],
      ['BACKORDER', 7, 15],
    ])
    expect((await registry.find('other'))?.dispatchDays).toEqual([])
  })

  it('keep nothing that is read no more', async () => {
    const rows = await database.admin((sql) =>
      sql.query(`SELECT 1 FROM tenants WHERE settings ?| ARRAY['description', 'lowStockAt']
        OR settings -> 'instalments' ? 'minMinor'`),
    )
    expect(rows).toEqual([])
  })
})
