import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database, Transaction } from '../../foundation/database/database.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { importRecords, testRecords } from '../../testing/test-records.js'
import { findProduct } from './find-product.js'
import type { UniqueKey } from '../../foundation/generated/contract-types.js'

describeWithDatabase('findProduct', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await importRecords(database, testRecords())
  })
  afterAll(() => database.close())

  const find = (key: UniqueKey) =>
    database.read('floga', (sql) => findProduct(sql, key, 'el')).then((row) => row?.id)

  it('finds one product by id, by slug of any locale, by former slug and by SKU', async () => {
    const id = await find({ slug: 'toroeidis-dexameni' })
    expect(id).toBeDefined()
    expect(await find({ slug: 'toroidal-tank' })).toBe(id)
    expect(await find({ slug: 'palia-dexameni' })).toBe(id)
    expect(await find({ sku: 'TNK-53' })).toBe(id)
    expect(await find({ id: id ?? '' })).toBe(id)
    expect(await find({ slug: 'nothing' })).toBeUndefined()
  })

  it('looks at no more products than the one, however many there are', async () => {
    const plan = await database.write('floga', async (sql) => {
      await sql.query('SET LOCAL enable_seqscan = off')
      const lines: string[] = []
      const explaining: Transaction = {
        ...sql,
        async query<Row>(text: string, values?: unknown[]): Promise<Row[]> {
          const rows = await sql.query<Record<string, string>>(`EXPLAIN ${text}`, values)
          lines.push(...rows.flatMap((row) => Object.values(row)))
          return []
        },
      }
      await findProduct(explaining, { slug: 'toroeidis-dexameni' }, 'el')
      return lines.join('\n')
    })
    // Where an index can be used at all, it is used when scans are switched off.
    expect(plan).toContain('products_pkey')
    expect(plan).not.toContain('Seq Scan')
  })
})
