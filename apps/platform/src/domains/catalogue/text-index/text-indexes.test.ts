import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database, Transaction } from '../../../foundation/database/database.js'
import { createTenantRegistry } from '../../../foundation/tenants/tenant-registry.js'
import { describeEachEngine, openTestDatabase } from '../../../testing/open-test-database.js'
import { importRecords, testRecords } from '../../../testing/test-records.js'
import { deriveId } from '../import/write/derive-id.js'
import { renewSearchIndex, searchVersion } from '../import/search/search-index.js'
import { readTerm } from '../search/read-term.js'
import { productColumns } from '../snapshot/product-columns.js'
import { createCatalogueReader } from '../snapshot/catalogue-reader.js'
import { createMemoryEngine } from '../search-engine/memory-engine.js'
import { prepareCatalogues } from '../snapshot/prepare-catalogues.js'
import { createTextIndexes } from './text-indexes.js'

describeEachEngine('the words of a catalogue', (databaseEngine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(databaseEngine)
    await importRecords(database, testRecords())
    await importRecords(database, testRecords(), { tenant: 'other' })
  })
  afterAll(() => database.close())

  const find = (tenant: string, term: string, reader = createCatalogueReader(database)) =>
    reader.read(tenant, async (snapshot, sql) => {
      const asked = readTerm(term, { synonyms: snapshot.synonyms, locale: 'el' })
      const { ranked } = await snapshot.engine.matchTerm({ sql, snapshot, locale: 'el' }, { asked })
      return Array.from(ranked.places, (place) => productColumns(snapshot).products[place]!.id)
    })

  it('are those of the own tenant', async () => {
    for (const tenant of ['floga', 'other']) {
      expect(await find(tenant, 'δεξαμενή')).toEqual([deriveId(tenant, 'product', 'tank')])
    }
  })

  it('are there before the first search once catalogues are prepared', async () => {
    const engine = createMemoryEngine()
    const reader = createCatalogueReader(database, { engine })
    await prepareCatalogues({ database, tenants: createTenantRegistry(database), reader, engine })
    const statements: string[] = []
    for (const tenant of ['floga', 'other']) {
      await reader.read(tenant, async (snapshot, sql) => {
        const watched: Transaction = {
          query: (text, params) => {
            statements.push(text)
            return sql.query(text, params)
          },
        }
        const asked = readTerm('δεξαμενή', { synonyms: snapshot.synonyms, locale: 'el' })
        await engine.matchTerm({ sql: watched, snapshot, locale: 'el' }, { asked })
      })
    }
    expect(statements).not.toEqual([])
    expect(statements.filter((text) => text.includes('document::text'))).toEqual([])
  })

  it('are read again where one has changed, block by block, and for all who wait at once', async () => {
    const texts = createTextIndexes({ blockSize: 1 })
    const read = (version: number) => database.read('floga', (sql) => texts.get(sql, 'el', version))
    const [start] = await database.read('floga', (sql) =>
      sql.query<{ text_version: number }>('SELECT text_version FROM tenants'),
    )
    const before = await read(start!.text_version)
    expect(before.blocks.map(({ ids }) => ids.length)).toEqual([1, 1, 1])
    expect(await read(start!.text_version)).toBe(before)
    const changed = before.blocks[1]!.ids[0]
    const version = await database.write('floga', async (sql) => {
      const [row] = await sql.query<{ text_version: number }>(
        'UPDATE tenants SET text_version = text_version + 1 RETURNING text_version',
      )
      await sql.query(
        `UPDATE product_search SET text_version = $1, document = '''new'':1A' WHERE product_id = $2`,
        [row!.text_version, changed],
      )
      return row!.text_version
    })
    const [after, same] = await Promise.all([read(version), read(version)])
    expect(same).toBe(after)
    expect(after.blocks.map((block, place) => block === before.blocks[place])).toEqual([
      true,
      false,
      true,
    ])
    expect(after.blocks[1]).toMatchObject({ ids: [changed], lexemes: 'new' })
  })

  it('hold for a reader that has searched before an import', async () => {
    const reader = createCatalogueReader(database)
    expect(await find('other', 'kordelin', reader)).toHaveLength(1)
    const records = testRecords().map((record) =>
      record['key'] === 'regulator' ? { ...record, brand: 'kordelin' } : record,
    )
    await importRecords(database, records, { tenant: 'other' })
    expect(await find('other', 'kordelin', reader)).toHaveLength(2)
  })

  it('are those of this version after an update of the platform', async () => {
    await database.write('other', async (sql) => {
      await sql.query(`UPDATE product_search SET document = ''`)
      await sql.query('UPDATE tenants SET search_version = $1', [searchVersion - 1])
    })
    expect(await renewSearchIndex(database, 'other', ['el', 'en'])).toBe(3)
    expect(await renewSearchIndex(database, 'other', ['el', 'en'])).toBe(0)
    expect(await find('other', 'dexamenes')).toEqual([deriveId('other', 'product', 'tank')])
  })
})
