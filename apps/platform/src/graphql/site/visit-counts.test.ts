import { afterAll, beforeAll, expect, it } from 'vitest'
import { countPurchases, purgeDailyCounts } from '../../domains/daily-counts/daily-counts.js'
import { orderInput } from '../../domains/orders/testing/order-input.js'
import type { Database } from '../../foundation/database/database.js'
import {
  describeEachEngine,
  openTestDatabase,
  testTenantSettings,
} from '../../testing/open-test-database.js'
import { seedVariants } from '../../testing/seed-variants.js'
import { runTestCommand } from '../../testing/run-test-command.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { documentOf } from '../testing/document-of.js'

describeEachEngine('counts of visits', (engine) => {
  let database: Database
  let platform: TestPlatform
  /** Past midnight in Athens, still the day before in Greenwich. */
  let now = new Date('2026-03-01T22:30:00Z')
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    const bankAccount = { bankName: 'A', holderName: 'B', iban: 'GR1601101250000000012300695' }
    const settings = JSON.stringify({ ...testTenantSettings, bankAccount })
    await database.admin((sql) =>
      sql.query('UPDATE tenants SET settings = $1::text::jsonb', [settings]),
    )
    platform = startTestPlatform(database, { clock: () => now })
    await seedVariants(database, 'floga', [{ id: 'A', stock: 100 }])
  })
  afterAll(() => database.close())

  async function add(
    input: { views?: object[]; vitals?: object[] },
    headers: Record<string, string> = {},
  ) {
    const { data, errors } = await platform.graphql<{
      visitCountsAdd: { errors: { code: string }[] }
    }>(documentOf('visit-counts-add'), { input: { views: [], vitals: [], ...input } }, headers)
    return errors ? 'refused' : data.visitCountsAdd.errors.map(({ code }) => code)
  }
  async function report(day: string, tenant = 'floga') {
    const args = ['report-visits', '--tenant', tenant, '--day', day]
    const { exitCode, lines } = await runTestCommand({ database }, args)
    if (exitCode !== 0) throw new Error(lines.join('\n'))
    return lines
  }
  const vital = (rating: string, count: number, name = 'LCP') => ({
    page: 'PRODUCT',
    vital: name,
    rating,
    count,
  })

  it('are added up by the day of the tenant, and belong to it alone', async () => {
    expect(await add({ views: [{ page: 'HOME', count: 3 }] })).toEqual([])
    const views = [
      { page: 'PRODUCT', count: 1 },
      { page: 'HOME', count: 2 },
      { page: 'PRODUCT', count: 1 },
    ]
    const vitals = [vital('GOOD', 5), vital('NEEDS_IMPROVEMENT', 4), vital('POOR', 1)]
    expect(await add({ views, vitals: [...vitals, vital('GOOD', 4, 'INP')] })).toEqual([])
    expect(await add({ views: [{ page: 'HOME', count: 9 }] }, { tenant: 'other' })).toEqual([])
    expect(await report('2026-03-02')).toEqual([
      'floga, 2026-03-02',
      'views\t7',
      'carts\t0\t0.0 % of views',
      'checkouts\t0',
      'orders\t0',
      'views of HOME\t5',
      'views of PRODUCT\t2',
      'INP of PRODUCT\t4\tgood 100.0 %\tpoor 0.0 %\tp75 good',
      'LCP of PRODUCT\t10\tgood 50.0 %\tpoor 10.0 %\tp75 needs improvement',
    ])
    expect((await report('2026-03-01'))[1]).toBe('views\t0')
    expect((await report('2026-03-02', 'other'))[1]).toBe('views\t9')
  })

  it('take known names and numbers in range, and so many calls from one network', async () => {
    const before = await report('2026-03-02')
    expect(await add({ views: [{ page: 'maria@example.com', count: 1 }] })).toBe('refused')
    expect(await add({ views: [{ page: 'HOME', count: 10_001 }] })).toEqual(['INVALID'])
    expect(await add({ views: [{ page: 'HOME', count: 0 }] })).toEqual(['INVALID'])
    const many = Array.from({ length: 201 }, () => ({ page: 'HOME', count: 1 }))
    expect(await add({ views: many })).toEqual(['INVALID'])
    expect(await report('2026-03-02')).toEqual(before)

    platform = startTestPlatform(database, { clock: () => now, limitsFactor: 0.001 })
    expect(await add({})).toEqual([])
    expect(await add({})).toEqual(['THROTTLED'])
    platform = startTestPlatform(database, { clock: () => now })
  })

  it('show how carts led to orders, also once the carts are deleted, for 400 days', async () => {
    now = new Date()
    const [today] = await database.admin((sql) =>
      sql.query<{ day: string }>(`SELECT (now() AT TIME ZONE 'Europe/Athens')::date::text AS day`),
    )
    const { day } = today!
    const fill = async () => {
      const input = { variantId: 'A', quantity: 1 }
      const { data } = await platform.graphql<{ cartAddItem: { cart: { id: string } } }>(
        documentOf('cart-add-item'),
        { input },
      )
      return data.cartAddItem.cart.id
    }
    const open = (cartId: string) =>
      platform.graphql(documentOf('checkout-options'), {
        cartId,
        delivery: { country: 'GR', postalCode: '10431' },
      })
    const [ordered, left] = [await fill(), await fill(), await fill(), await fill()]
    await open(ordered)
    await open(ordered)
    await open(left!)
    const { data } = await platform.graphql<{ checkoutPlaceOrder: { order: object | null } }>(
      documentOf('checkout-place-order'),
      { input: orderInput({ cartId: ordered, idempotencyKey: 'a-key-of-this-test' }) },
    )
    expect(data.checkoutPlaceOrder.order).not.toBeNull()
    await add({ views: [{ page: 'HOME', count: 40 }] })
    const funnel = [
      'views\t40',
      'carts\t4\t10.0 % of views',
      'checkouts\t2\t50.0 % of carts',
      'orders\t1\t50.0 % of checkouts',
    ]
    const since = new Date(Date.now() - 60 * 60_000)
    await database.write('floga', (sql) =>
      countPurchases(sql, { since, timeZone: 'Europe/Athens' }),
    )
    await database.write('floga', (sql) => sql.query('DELETE FROM carts'))
    expect((await report(day)).slice(1, 5)).toEqual(funnel)
    expect((await report(day, 'other'))[2]).toBe('carts\t0')

    const later = (days: number) => new Date(Date.parse(day) + days * 24 * 60 * 60_000)
    await database.admin((sql) => purgeDailyCounts(sql, later(400)))
    expect((await report(day)).slice(1, 2)).toEqual(['views\t40'])
    await database.admin((sql) => purgeDailyCounts(sql, later(401)))
    expect((await report(day)).slice(1, 2)).toEqual(['views\t0'])
    await expect(report('yesterday')).rejects.toThrow('It is no day')
  })
})
