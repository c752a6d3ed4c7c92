import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '../../../foundation/database/database.js'
import { describeWithDatabase, openTestDatabase } from '../../../testing/open-test-database.js'
import { importRecords, testRecords } from '../../../testing/test-records.js'
import { changeVariant } from './change-variant.js'
import { followSalePeriods } from './follow-sale-periods.js'

const tenant = 'floga'
const sku = 'RG-PERIOD'

describeWithDatabase('followSalePeriods', (engine) => {
  let database: Database
  beforeEach(async () => {
    database = await openTestDatabase(engine)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await database.close()
  })

  /** Imports a variant of 20.00, on sale for 15.00 in December. */
  async function importAt(now: string, more: object = {}) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    const salePeriod = { startsAt: '2026-12-01T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' }
    const variant = { sku, stock: 3, priceMinor: 2_000, salePriceMinor: 1_500, salePeriod, ...more }
    const records = testRecords().map((record) =>
      record['key'] === 'regulator' && record['type'] === 'product'
        ? { ...record, variants: [variant] }
        : record,
    )
    return importRecords(database, records)
  }

  async function priceAt(now?: string) {
    if (now) await database.write(tenant, (sql) => followSalePeriods(sql, new Date(now)))
    const [row] = await database.read(tenant, (sql) =>
      sql.query<{ price: number }>(
        'SELECT coalesce(sale_price_minor, price_minor) AS price FROM variants WHERE sku = $1',
        [sku],
      ),
    )
    return row?.price
  }

  it('starts and ends a price on sale with its period', async () => {
    await importAt('2026-11-20T00:00:00Z')
    expect(await priceAt()).toBe(2_000)
    expect(await priceAt('2026-11-30T23:59:59Z')).toBe(2_000)
    expect(await priceAt('2026-12-01T00:00:00Z')).toBe(1_500)
    expect(await priceAt('2026-12-31T23:59:59Z')).toBe(1_500)
    expect(await priceAt('2027-01-01T00:00:00Z')).toBe(2_000)
    // An earlier moment finds no period any more.
    expect(await priceAt('2026-12-15T00:00:00Z')).toBe(2_000)
  })

  it('holds at once for an import within the period, and never for one after it', async () => {
    await importAt('2026-12-15T00:00:00Z')
    expect(await priceAt()).toBe(1_500)
    await importAt('2027-02-01T00:00:00Z', { stock: 4 })
    expect(await priceAt()).toBe(2_000)
    expect(await priceAt('2026-12-15T00:00:00Z')).toBe(2_000)
  })

  it('leaves a price on sale alone that was set since', async () => {
    await importAt('2026-12-15T00:00:00Z')
    const change = { sku, salePriceMinor: 1_800 }
    await database.write(tenant, (sql) => changeVariant(sql, change))
    expect(await priceAt('2026-12-16T00:00:00Z')).toBe(1_800)
    expect(await priceAt('2027-01-01T00:00:00Z')).toBe(1_800)
  })

  it('never raises a price that fell below the one on sale', async () => {
    await importAt('2026-11-20T00:00:00Z')
    await database.write(tenant, (sql) => changeVariant(sql, { sku, priceMinor: 1_200 }))
    expect(await priceAt('2026-12-01T00:00:00Z')).toBe(1_200)
  })

  it('refuses a period that ends before it starts', async () => {
    const salePeriod = { startsAt: '2027-01-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }
    const { problems } = await importAt('2026-11-20T00:00:00Z', { salePeriod })
    expect(problems.map(({ message }) => message)).toEqual([
      `variant "${sku}": salePeriod ends before it starts`,
    ])
  })
})
