import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../foundation/database/database.js'
import { describeWithDatabase, openTestDatabase } from '../../../testing/open-test-database.js'
import { importRecords, testRecords } from '../../../testing/test-records.js'
import { changeVariant } from './change-variant.js'
import { followSalePeriods } from './follow-sale-periods.js'

const tenant = 'floga'
const sku = 'RG-PERIOD'

/** @param days from now */
const at = (days: number) => new Date(Date.now() + days * 86_400_000)

describeWithDatabase('followSalePeriods', (engine) => {
  let database: Database
  beforeEach(async () => {
    database = await openTestDatabase(engine)
  })
  afterEach(() => database.close())

  /** Imports a variant of 20.00, on sale for 15.00 for a time. */
  async function importSale(startsAt: Date, endsAt: Date, more: object = {}) {
    const salePeriod = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
    const variant = { sku, stock: 3, priceMinor: 2_000, salePriceMinor: 1_500, salePeriod, ...more }
    const records = testRecords().map((record) =>
      record['key'] === 'regulator' && record['type'] === 'product'
        ? { ...record, variants: [variant] }
        : record,
    )
    return importRecords(database, records)
  }

  /** @param now at which the prices follow their periods */
  async function priceAt(now?: Date) {
    if (now) await database.write(tenant, (sql) => followSalePeriods(sql, now))
    const [row] = await database.read(tenant, (sql) =>
      sql.query<{ price: number }>(
        'SELECT coalesce(sale_price_minor, price_minor) AS price FROM variants WHERE sku = $1',
        [sku],
      ),
    )
    return row?.price
  }

  it('starts and ends a price on sale with its period', async () => {
    await importSale(at(10), at(40))
    expect(await priceAt()).toBe(2_000)
    expect(await priceAt(at(9.9))).toBe(2_000)
    expect(await priceAt(at(10.1))).toBe(1_500)
    expect(await priceAt(at(39.9))).toBe(1_500)
    expect(await priceAt(at(40.1))).toBe(2_000)
    // An earlier moment finds no period any more.
    expect(await priceAt(at(20))).toBe(2_000)
  })

  it('includes the moment at which a period starts, and not the one at which it ends', async () => {
    const [starts, ends] = [at(10), at(40)]
    await importSale(starts, ends)
    expect(await priceAt(starts)).toBe(1_500)
    expect(await priceAt(ends)).toBe(2_000)
  })

  it('holds at once for an import within the period, and never for one after it', async () => {
    await importSale(at(-10), at(10))
    expect(await priceAt()).toBe(1_500)
    await importSale(at(-20), at(-10), { stock: 4 })
    expect(await priceAt()).toBe(2_000)
    expect(await priceAt(at(-15))).toBe(2_000)
  })

  it('leaves a price on sale alone that was set since', async () => {
    await importSale(at(-10), at(10))
    const change = { sku, salePriceMinor: 1_800 }
    await database.write(tenant, (sql) => changeVariant(sql, change))
    expect(await priceAt(at(1))).toBe(1_800)
    expect(await priceAt(at(11))).toBe(1_800)
  })

  it('never raises a price that fell below the one on sale', async () => {
    await importSale(at(10), at(40))
    await database.write(tenant, (sql) => changeVariant(sql, { sku, priceMinor: 1_200 }))
    expect(await priceAt(at(11))).toBe(1_200)
  })

  it('refuses a period that ends before it starts', async () => {
    const { problems } = await importSale(at(40), at(10))
    expect(problems.map(({ message }) => message)).toEqual([
      `variant "${sku}": salePeriod ends before it starts`,
    ])
  })
})
