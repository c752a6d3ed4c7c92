import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../../testing/open-test-database.js'
import { importRecords, testRecords } from '../../../testing/test-records.js'
import { deriveId } from '../import/write/derive-id.js'
import { readTerm } from '../search/read-term.js'
import { createCatalogueReader } from '../snapshot/catalogue-reader.js'
import { productColumns } from '../snapshot/product-columns.js'
import { createPostgresEngine } from './postgres-engine.js'
import { blockSize } from './postings/block-size.js'
import { updatePostings } from './postings/update-postings.js'

const hose = {
  type: 'product',
  key: 'hose',
  categories: ['regulators'],
  translations: {
    el: { name: 'Λάστιχο', slug: 'lasticho' },
    en: { name: 'Hose', slug: 'hose' },
  },
  variants: [{ sku: 'HS-1', priceMinor: 500, stock: 9 }],
}

describeEachEngine('createPostgresEngine', (engine) => {
  let database: Database
  beforeEach(async () => {
    database = await openTestDatabase(engine)
    await importRecords(database, testRecords())
  })
  afterEach(() => database.close())

  const ids = (term: string, reader = createReader()) =>
    reader.read('floga', async (snapshot, sql) => {
      const asked = readTerm(term, { synonyms: snapshot.synonyms, locale: 'el' })
      const scope = { sql, snapshot, locale: 'el' }
      const { ranked } = await snapshot.engine.matchTerm(scope, { asked })
      return Array.from(ranked.places, (place) => productColumns(snapshot).products[place]!.id)
    })
  const createReader = () => createCatalogueReader(database, { engine: createPostgresEngine() })
  const idOf = (key: string) => deriveId('floga', 'product', key)
  const admin = <Row>(text: string, params?: unknown[]) =>
    database.admin((sql) => sql.query<Row>(text, params))
  /** Changes with every row that is written. */
  const writtenRows = () =>
    admin<{ lexeme: string }>('SELECT locale, lexeme, block, xmin::text FROM search_postings')

  it('searches the index, not the texts', async () => {
    await updatePostings(database, 'floga')
    await admin("UPDATE product_search SET document = ''")
    expect(await ids('δεξαμενή')).toEqual([idOf('tank')])
    await admin('DELETE FROM search_postings')
    expect(await ids('δεξαμενή')).toEqual([])
  })

  it('writes nothing where nothing has changed, and else the block alone', async () => {
    await updatePostings(database, 'floga')
    const before = await writtenRows()
    await updatePostings(database, 'floga')
    expect(await writtenRows()).toEqual(before)
    // As if the catalogue were large.
    await admin('UPDATE search_numbers SET number = number + $1 WHERE product_id = $2', [
      blockSize,
      idOf('detector'),
    ])
    await admin('UPDATE tenants SET text_version = text_version + 1')
    await admin('UPDATE product_search SET text_version = text_version + 1')
    await updatePostings(database, 'floga')
    const moved = await writtenRows()
    await importRecords(
      database,
      testRecords().map((record) =>
        record['key'] === 'detector' ? { ...record, brand: 'kordelin' } : record,
      ),
    )
    await updatePostings(database, 'floga')
    const after = new Set((await writtenRows()).map((row) => JSON.stringify(row)))
    const same = moved.filter((row) => after.has(JSON.stringify(row)))
    expect(same).toEqual(moved.filter((row) => 'block' in row && row.block === 0))
    expect(await ids('kordelin')).toEqual([idOf('tank'), idOf('detector')])
  })

  it('is written once by processes that start together, and by those that see a change together', async () => {
    const update = () => Promise.all([1, 2, 3].map(() => updatePostings(database, 'floga')))
    const numbers = () =>
      admin<{ number: number }>('SELECT number FROM search_numbers ORDER BY number')
    await update()
    expect(await numbers()).toEqual([0, 1, 2].map((number) => ({ number })))
    await importRecords(database, [hose])
    await update()
    expect(await numbers()).toEqual([0, 1, 2, 3].map((number) => ({ number })))
    expect(await ids('δεξαμενή')).toEqual([idOf('tank')])
    expect(await ids('λάστιχο')).toEqual([idOf('hose')])
  })

  it('does not find entries of a deleted product, also after another one was added', async () => {
    const reader = createReader()
    await updatePostings(database, 'floga')
    expect(await ids('ανιχνευτής', reader)).toEqual([idOf('detector')])
    await admin('DELETE FROM variants WHERE product_id = $1', [idOf('detector')])
    await admin('DELETE FROM products WHERE id = $1', [idOf('detector')])
    await admin('UPDATE tenants SET catalogue_version = catalogue_version + 1')
    expect(await ids('ανιχνευτής', reader)).toEqual([])
    await importRecords(database, [hose])
    expect(await ids('λάστιχο', reader)).toEqual([idOf('hose')])
    await updatePostings(database, 'floga')
    expect(await ids('λάστιχο', reader)).toEqual([idOf('hose')])
    expect(await ids('ανιχνευτής', reader)).toEqual([])
  })

  it("does not count a changed text's previous words", async () => {
    await updatePostings(database, 'floga')
    const renamed = testRecords().map((record) =>
      record['key'] === 'detector'
        ? {
            ...record,
            translations: { el: { name: 'Σωλήνας', slug: 's' }, en: { name: 'Pipe', slug: 'p' } },
          }
        : record,
    )
    await importRecords(database, renamed)
    expect(await ids('ανιχνευτής δεξαμενή')).toEqual([idOf('tank')])
    expect(await ids('σωλήνας')).toEqual([idOf('detector')])
  })

  it('reads beginnings by the index, whose conditions the tenant wall lets through', async () => {
    await updatePostings(database, 'floga')
    const plan = await createReader().read('floga', async (snapshot, sql) => {
      let lines: string[] = []
      const explaining = {
        async query<Row>(text: string, params?: unknown[]) {
          if (text.includes('search_postings')) {
            // Of few rows the whole is read sooner. Set for the session: embedded, no transaction
            // is around a read.
            await sql.query('SET enable_seqscan = off')
            await sql.query('SET enable_bitmapscan = off')
            const rows = await sql.query<Record<string, string>>(
              `EXPLAIN (COSTS OFF) ${text}`,
              params,
            )
            await sql.query('RESET enable_seqscan')
            await sql.query('RESET enable_bitmapscan')
            lines = rows.flatMap((row) => Object.values(row))
          }
          return sql.query<Row>(text, params)
        },
      }
      const asked = readTerm('δεξαμ', { synonyms: snapshot.synonyms, locale: 'el' })
      await snapshot.engine.matchTerm({ sql: explaining, snapshot, locale: 'el' }, { asked })
      return lines
    })
    const conditions = plan.filter((line) => line.includes('Index Cond') && line.includes('lexeme'))
    expect(conditions).toHaveLength(2)
    expect(conditions.join()).toMatch(/lexeme >= asked\.first.*lexeme <= asked\.last/)
  })

  it('keeps the lists of a tenant from every other one', async () => {
    await updatePostings(database, 'floga')
    for (const table of ['search_indexes', 'search_numbers', 'search_postings']) {
      const rows = (tenant: string) =>
        database.read(tenant, (sql) => sql.query(`SELECT FROM ${table}`))
      expect(await rows('other')).toEqual([])
      expect(await rows('floga')).not.toEqual([])
    }
  })
})
