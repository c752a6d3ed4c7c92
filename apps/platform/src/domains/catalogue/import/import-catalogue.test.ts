import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../../testing/open-test-database.js'
import { importRecords, testRecords } from '../../../testing/test-records.js'

describeEachEngine('importCatalogue', (engine) => {
  let database: Database
  beforeEach(async () => {
    database = await openTestDatabase(engine)
  })
  afterEach(() => database.close())

  const version = async () => {
    const rows = await database.read('floga', (sql) =>
      sql.query<{ version: number }>('SELECT catalogue_version AS version FROM tenants'),
    )
    return rows[0]?.version
  }
  const variant = async (sku: string) => {
    const rows = await database.read('floga', (sql) =>
      sql.query<Record<string, unknown>>(
        `SELECT stock, active, price_minor, sale_price_minor, lowest_price_minor
         FROM variants WHERE sku = $1`,
        [sku],
      ),
    )
    return rows[0]
  }

  it('changes nothing the second time', async () => {
    const records = testRecords()
    const first = await importRecords(database, records)
    expect(first).toMatchObject({ added: 12, changed: 0, unchanged: 0, problems: [] })
    const before = await version()
    const second = await importRecords(database, records)
    expect(second).toMatchObject({ added: 0, changed: 0, unchanged: 12 })
    expect(await version()).toBe(before)
  })

  it('writes what changed alone, and raises the version', async () => {
    await importRecords(database, testRecords())
    const before = await version()
    const report = await importRecords(database, change('regulator', { sortOrder: 9 }))
    expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 11 })
    expect(await version()).toBe((before ?? 0) + 1)
  })

  it('names file, line and problem, and changes nothing', async () => {
    const records = [
      ...testRecords(),
      { type: 'product', key: 'Bad Key' },
      { type: 'category', key: 'lost', parent: 'nowhere', translations: { el: texts('lost-el') } },
      { ...testRecords()[9], key: 'twin' },
    ]
    const report = await importRecords(database, records)
    expect(report.isApplied).toBe(false)
    expect(report.problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      expect.stringMatching(/^13: key: must be kebab-case/),
      '14: translations: "en" is missing',
      '14: parent "nowhere" is no category above this line',
      '15: slug "anichneftis" (el) belongs to product "detector"',
      '15: slug "detector" (en) belongs to product "detector"',
      '15: SKU "DT-1" belongs to product "detector" already',
    ])
    expect(await variant('TNK-40')).toBeUndefined()
  })

  it('imports the valid records if invalid ones are skipped on request', async () => {
    const report = await importRecords(database, [...testRecords(), { type: 'x' }], {
      skipBad: true,
    })
    expect(report).toMatchObject({ added: 12, skipped: 1, isApplied: true })
  })

  it('sees options that do not fit and unknown references', async () => {
    const [tank] = testRecords().filter((record) => record['key'] === 'tank')
    const variants = [{ sku: 'A', priceMinor: 1, stock: 1, options: { capacity: '99' } }]
    const report = await importRecords(database, [
      ...testRecords().slice(0, 7),
      { ...tank, variants, related: ['ghost'] },
    ])
    expect(report.problems.map((problem) => problem.message)).toEqual([
      'variant "A": option "capacity" has no value "99"',
      'related: no product has the key "ghost"',
    ])
  })

  it('keeps the day on which a product was first imported, until the file names another', async () => {
    const createdAt = async () => {
      const rows = await database.read('floga', (sql) =>
        sql.query<{ at: Date }>(`SELECT created_at AS at FROM products WHERE key = 'regulator'`),
      )
      return rows[0]?.at.toISOString()
    }
    await importRecords(database, testRecords())
    const first = await createdAt()
    await importRecords(database, change('regulator', { sortOrder: 8 }))
    expect(await createdAt()).toBe(first)
    const named = { sortOrder: 9, createdAt: '2024-05-06T07:08:09Z' }
    await importRecords(database, change('regulator', named))
    expect(await createdAt()).toBe('2024-05-06T07:08:09.000Z')
    await importRecords(database, change('regulator', { sortOrder: 7 }))
    expect(await createdAt()).toBe('2024-05-06T07:08:09.000Z')
  })

  it('does not reset the stock after sales until the file changes it', async () => {
    await importRecords(database, testRecords())
    await database.write('floga', (sql) =>
      sql.query(`UPDATE variants SET stock = 1 WHERE sku = 'RG-30'`),
    )
    await importRecords(database, change('regulator', { sortOrder: 9 }))
    expect(await variant('RG-30')).toMatchObject({ stock: 1 })
    await importRecords(
      database,
      change('regulator', { variants: [{ sku: 'RG-30', priceMinor: 2_480, stock: 7 }] }),
    )
    expect(await variant('RG-30')).toMatchObject({ stock: 7 })
  })

  it('switches a variant off that the file leaves out', async () => {
    await importRecords(database, testRecords())
    const variants = [{ sku: 'RG-31', priceMinor: 2_480, stock: 7 }]
    await importRecords(database, change('regulator', { variants }))
    expect(await variant('RG-30')).toMatchObject({ active: false })
    expect(await variant('RG-31')).toMatchObject({ active: true })
  })

  it('redirects from a former slug to the new one', async () => {
    await importRecords(database, testRecords())
    const translations = {
      el: { name: 'Ρυθμιστής', slug: 'neos-rythmistis' },
      en: { name: 'Regulator', slug: 'regulator-30-mbar' },
    }
    await importRecords(database, change('regulator', { translations }))
    const slugs = await database.read('floga', (sql) =>
      sql.query(
        `SELECT slug, retired FROM slugs s JOIN products p ON p.id = s.target_id
         WHERE p.key = 'regulator' AND locale = 'el' ORDER BY slug`,
      ),
    )
    expect(slugs).toEqual([
      { slug: 'neos-rythmistis', retired: false },
      { slug: 'rythmistis-30-mbar', retired: true },
    ])
  })
})

function texts(slug: string) {
  return { name: slug, slug }
}

function change(key: string, changes: object): Record<string, unknown>[] {
  return testRecords().map((record) =>
    record['key'] === key && record['type'] === 'product' ? { ...record, ...changes } : record,
  )
}
