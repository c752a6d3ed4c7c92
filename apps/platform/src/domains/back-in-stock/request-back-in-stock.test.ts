import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { seedVariants } from '../../testing/seed-variants.js'
import { deleteBackInStockRequest } from './delete-back-in-stock-request.js'
import { purgeBackInStockRequests } from './purge-back-in-stock-requests.js'
import { requestBackInStock } from './request-back-in-stock.js'

const now = new Date('2026-11-21T10:00:00.000Z')

describeEachEngine('requestBackInStock', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  const ask = (variantId: string, email = 'maria@example.com', locale = 'el', tenant = 'floga') =>
    database.write(tenant, (sql) => requestBackInStock(sql, { variantId, email, locale, now }))

  const stock = (variantId: string, pieces: number, tenant = 'floga') =>
    database.write(tenant, (sql) =>
      sql.query('UPDATE variants SET stock = $2 WHERE id = $1', [variantId, pieces]),
    )

  const requests = (variantId: string) =>
    database.admin((sql) =>
      sql.query<{ tenant: string; id: string; email: string; locale: string; isNotified: boolean }>(
        `SELECT tenant, id, email, locale, notified_at IS NOT NULL AS "isNotified" FROM back_in_stock_requests
         WHERE variant_id = $1 ORDER BY tenant, email_key, created_at`,
        [variantId],
      ),
    )

  const mails = async (variantId: string) => {
    const ids = (await requests(variantId)).map(({ id }) => id)
    return database.admin((sql) =>
      sql.query<{ tenant: string }>(
        `SELECT tenant FROM outbox WHERE kind = 'back-in-stock'
           AND payload ->> 'requestId' = ANY ($1::text[]) ORDER BY tenant`,
        [ids],
      ),
    )
  }

  it('merges two requests into one, in the last language', async () => {
    await seedVariants(database, 'floga', [{ id: 'TWICE', stock: 0 }])
    expect(await ask('TWICE', 'Maria@example.com', 'el')).toBe('noted')
    expect(await ask('TWICE', 'maria@Example.com', 'en')).toBe('noted')
    expect(await requests('TWICE')).toMatchObject([{ email: 'Maria@example.com', locale: 'en' }])
  })

  it('queues one mail for each request when stock arrives, and none when more arrives', async () => {
    await seedVariants(database, 'floga', [{ id: 'ONCE', stock: 0 }])
    await ask('ONCE')
    await ask('ONCE', 'nikos@example.com')
    expect(await mails('ONCE')).toEqual([])
    await stock('ONCE', 3)
    expect(await mails('ONCE')).toHaveLength(2)
    await stock('ONCE', 0)
    await stock('ONCE', 5)
    expect(await mails('ONCE')).toHaveLength(2)
  })

  it('stores a new request after the mail', async () => {
    await seedVariants(database, 'floga', [{ id: 'AGAIN', stock: 0 }])
    await ask('AGAIN')
    await stock('AGAIN', 1)
    await stock('AGAIN', 0)
    expect(await ask('AGAIN')).toBe('noted')
    await stock('AGAIN', 1)
    expect(await mails('AGAIN')).toHaveLength(2)
  })

  it('queues no mail when the transaction with the stock is rolled back', async () => {
    await seedVariants(database, 'floga', [{ id: 'UNDONE', stock: 0 }])
    await ask('UNDONE')
    const failed = database.write('floga', async (sql) => {
      await sql.query("UPDATE variants SET stock = 4 WHERE id = 'UNDONE'")
      throw new Error('something else failed')
    })
    await expect(failed).rejects.toThrow('something else failed')
    expect(await mails('UNDONE')).toEqual([])
    expect(await requests('UNDONE')).toMatchObject([{ isNotified: false }])
  })

  it('stores nothing for variants that are in stock, can be ordered, or will not be restocked', async () => {
    await seedVariants(database, 'floga', [
      { id: 'HERE', stock: 1 },
      { id: 'ORDERED', stock: 0, backorderable: true },
      { id: 'GONE', stock: 0 },
    ])
    await database.write('floga', (sql) =>
      sql.query("UPDATE variants SET active = false WHERE id = 'GONE'"),
    )
    expect(await ask('HERE')).toBe('can-be-had')
    expect(await ask('ORDERED')).toBe('can-be-had')
    expect(await ask('GONE')).toBe('unknown')
    expect(await ask('NEVER-WAS')).toBe('unknown')
  })

  it('keeps tenants apart', async () => {
    await seedVariants(database, 'floga', [{ id: 'SHARED', stock: 0 }])
    await seedVariants(database, 'other', [{ id: 'SHARED', stock: 0 }])
    await ask('SHARED')
    await ask('SHARED', 'maria@example.com', 'en', 'other')
    await stock('SHARED', 2, 'other')
    expect(await mails('SHARED')).toEqual([{ tenant: 'other' }])
    const [own] = await requests('SHARED')
    await database.write('other', (sql) =>
      deleteBackInStockRequest(sql, { id: own!.id, scope: 'person' }),
    )
    expect((await requests('SHARED')).map(({ tenant }) => tenant)).toEqual(['floga', 'other'])
  })

  it('deletes one request, or every request of the address', async () => {
    await seedVariants(database, 'floga', [
      { id: 'F1', stock: 0 },
      { id: 'F2', stock: 0 },
      { id: 'F3', stock: 0 },
    ])
    for (const id of ['F1', 'F2', 'F3']) await ask(id, 'eleni@example.com')
    await ask('F3', 'petros@example.com')
    const remove = async (variantId: string, scope: 'request' | 'person') => {
      const [request] = await requests(variantId)
      await database.write('floga', (sql) =>
        deleteBackInStockRequest(sql, { id: request!.id, scope }),
      )
    }
    await remove('F1', 'request')
    expect(await requests('F1')).toEqual([])
    expect(await requests('F2')).toHaveLength(1)
    await remove('F2', 'person')
    expect(await requests('F2')).toEqual([])
    expect(await requests('F3')).toMatchObject([{ email: 'petros@example.com' }])
    await database.write('floga', (sql) =>
      deleteBackInStockRequest(sql, { id: "' OR true", scope: 'person' }),
    )
    expect(await requests('F3')).toHaveLength(1)
  })

  it('deletes fulfilled requests after a month and open ones after a year', async () => {
    await seedVariants(database, 'floga', [
      { id: 'OLD', stock: 0 },
      { id: 'TOLD', stock: 0 },
    ])
    await ask('OLD')
    await ask('TOLD')
    await stock('TOLD', 1)
    const after = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000)
    await database.admin((sql) => purgeBackInStockRequests(sql, after(20)))
    expect(await requests('TOLD')).toHaveLength(1)
    await database.admin((sql) => purgeBackInStockRequests(sql, after(40)))
    expect(await requests('TOLD')).toEqual([])
    expect(await requests('OLD')).toHaveLength(1)
    await database.admin((sql) => purgeBackInStockRequests(sql, after(800)))
    expect(await requests('OLD')).toEqual([])
  })
})
