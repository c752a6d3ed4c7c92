import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../../foundation/database/database.js'
import { describeWithDatabase, openTestDatabase } from '../../../../testing/open-test-database.js'
import { importRecords, testRecords } from '../../../../testing/test-records.js'

describeWithDatabase('the price history', (engine) => {
  let database: Database
  let sku: string
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())
  // A variant of its own for each test.
  beforeEach(() => {
    sku = `RG-${randomBytes(4).toString('hex')}`
  })

  const price = (priceMinor: number, salePriceMinor?: number, lowestPrice30DaysMinor?: number) =>
    importRecords(
      database,
      testRecords().map((record) =>
        record['key'] === 'regulator' && record['type'] === 'product'
          ? {
              ...record,
              variants: [{ sku, stock: 3, priceMinor, salePriceMinor, lowestPrice30DaysMinor }],
            }
          : record,
      ),
    )
  const age = (days: number) =>
    database.write('floga', (sql) =>
      sql.query(`UPDATE price_history SET since = since - make_interval(days => $1)`, [days]),
    )
  const lowest = async () => {
    const [row] = await database.read('floga', (sql) =>
      sql.query<{ lowest_price_minor: number | null }>(
        `SELECT lowest_price_minor FROM variants WHERE sku = $1`,
        [sku],
      ),
    )
    return row?.lowest_price_minor
  }
  const history = async () => {
    const rows = await database.read('floga', (sql) =>
      sql.query<{ price_minor: number; is_sale: boolean }>(
        `SELECT h.price_minor, h.is_sale FROM price_history h JOIN variants v ON v.id = h.variant_id
         WHERE v.sku = $1 ORDER BY h.since`,
        [sku],
      ),
    )
    return rows.map((row) => `${row.price_minor}${row.is_sale ? ' sale' : ''}`)
  }

  it('returns the lowest price of the 30 days before a sale', async () => {
    await price(2_000)
    await age(40)
    await price(3_000)
    await age(20)
    await price(3_000, 2_500)
    expect(await lowest()).toBe(2_000)
    await age(20)
    await price(3_000)
    expect(await lowest()).toBeNull()
    await age(35)
    await price(3_000, 2_900)
    expect(await lowest()).toBe(3_000)
    expect(await history()).toEqual(['2000', '3000', '2500 sale', '3000', '2900 sale'])
  })

  it('compares a deeper reduction with the one before it', async () => {
    await price(3_000)
    await age(60)
    await price(3_000, 2_500)
    await age(10)
    await price(3_000, 2_000)
    expect(await lowest()).toBe(2_500)
  })

  it('gives a reduction away that is none: the price was as low the day before', async () => {
    await price(2_500)
    await age(40)
    await price(3_000, 2_500)
    expect(await lowest()).toBe(2_500)
  })

  it('starts with the price given in the file for the time before the sale', async () => {
    await price(3_000, 2_500, 2_800)
    expect(await lowest()).toBe(2_800)
    expect(await history()).toEqual(['2800', '2500 sale'])
    await price(3_000, 2_500, 2_700)
    expect(await lowest()).toBe(2_700)
    await price(3_100, 2_500)
    expect([await lowest(), await history()]).toEqual([2_700, ['2700', '2500 sale']])
  })

  it('knows better than the file where it reaches back far enough', async () => {
    await price(2_000)
    await age(40)
    await price(3_000, 2_500, 2_900)
    expect(await lowest()).toBe(2_000)
  })

  it('takes the price before a sale where there was no other', async () => {
    await price(3_000, 2_500)
    expect(await lowest()).toBe(3_000)
  })

  it('is written for every change of a price, and is visible to its tenant only', async () => {
    await price(3_000)
    await age(40)
    await database.write('floga', (sql) =>
      sql.query(`UPDATE variants SET sale_price_minor = 2600 WHERE sku = $1`, [sku]),
    )
    expect([await lowest(), await history()]).toEqual([3_000, ['3000', '2600 sale']])
    const foreign = await database.read('other', (sql) =>
      sql.query('SELECT price_minor FROM price_history'),
    )
    expect(foreign).toEqual([])
  })
})
