import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { orderMovePorts } from '../../composition/ports/order-move-ports.js'
import { moveOrder } from '../../domains/orders/move-order.js'
import { createOrderFixture, orderTime } from '../../domains/orders/testing/order-fixture.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { seedVariants } from '../../testing/seed-variants.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { importRecords, testRecords } from '../../testing/test-records.js'
import { documentOf } from '../testing/document-of.js'

interface Answer {
  backInStockRequest: { status: string; errors: { code: string; field: string; message: string }[] }
}

describeWithDatabase('back-in-stock requests over GraphQL', (engine) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    platform = startTestPlatform(database)
    await seedVariants(database, 'floga', [{ id: 'EMPTY', stock: 0 }])
  })
  afterAll(async () => {
    await database.close()
  })

  async function ask(variantId: string, email: string, headers: Record<string, string> = {}) {
    const { data } = await platform.graphql<Answer>(
      documentOf('back-in-stock-request'),
      { input: { variantId, email } },
      headers,
    )
    return data.backInStockRequest
  }

  const queued = async () => {
    const [row] = await database.admin((sql) =>
      sql.query<{ count: number }>(
        "SELECT count(*)::integer AS count FROM outbox WHERE kind = 'back-in-stock'",
      ),
    )
    return row!.count
  }

  it('describes an invalid address in the language of the request', async () => {
    expect((await ask('EMPTY', ' ')).errors).toMatchObject([
      { code: 'REQUIRED', field: 'email', message: 'Το πεδίο είναι υποχρεωτικό' },
    ])
    expect((await ask('EMPTY', 'maria@', { locale: 'en' })).errors).toMatchObject([
      { code: 'INVALID', field: 'email', message: 'Please enter a valid email address' },
    ])
  })

  it('returns the same response to a repeated request', async () => {
    const first = await ask('EMPTY', 'maria@example.com')
    expect(first).toEqual({ status: 'NOTED', errors: [] })
    expect(await ask('EMPTY', 'maria@example.com')).toEqual(first)
  })

  it('rejects what will not come back', async () => {
    expect(await ask('NEVER-WAS', 'maria@example.com')).toMatchObject({
      status: 'REFUSED',
      errors: [{ code: 'NOT_AVAILABLE' }],
    })
  })

  it('throttles only the caller that writes addresses without end', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    for (let at = 0; at < 30; at += 1) {
      await ask('EMPTY', `guess-${at}@example.com`, from('203.0.113.9'))
    }
    expect(await ask('EMPTY', 'guess@example.com', from('203.0.113.9'))).toMatchObject({
      status: 'REFUSED',
      errors: [{ code: 'THROTTLED' }],
    })
    expect((await ask('EMPTY', 'guess@example.com', from('203.0.113.10'))).status).toBe('NOTED')
  })

  it('queues a mail when a newer catalogue has stock', async () => {
    const catalogue = (stock: number) => [
      ...testRecords(),
      {
        type: 'product',
        key: 'awaited',
        categories: ['regulators'],
        sortOrder: 1,
        translations: {
          el: { name: 'Αναμενόμενο', slug: 'anamenomeno' },
          en: { name: 'Awaited', slug: 'awaited' },
        },
        variants: [{ sku: 'AWAITED', priceMinor: 1_000, stock }],
      },
    ]
    expect((await importRecords(database, catalogue(0))).problems).toEqual([])
    const [variant] = await database.read('floga', (sql) =>
      sql.query<{ id: string }>("SELECT id FROM variants WHERE sku = 'AWAITED'"),
    )
    expect((await ask(variant!.id, 'maria@example.com')).status).toBe('NOTED')
    const before = await queued()
    await importRecords(database, catalogue(7))
    expect(await queued()).toBe(before + 1)
    await importRecords(database, catalogue(8))
    expect(await queued()).toBe(before + 1)
  })

  it('queues a mail when an order that took the last piece is returned', async () => {
    const fixture = createOrderFixture(database)
    const variantId = await fixture.createVariant({ stock: 1 })
    const outcome = await fixture.place({ cartId: await fixture.createCart([variantId, 1]) })
    expect((await ask(variantId, 'maria@example.com')).status).toBe('NOTED')
    const before = await queued()
    const { orderId } = outcome as { orderId: string }
    await database.write('floga', (sql) =>
      moveOrder(sql, { orderId, to: 'CANCELED', cause: 'staff', now: orderTime }, orderMovePorts),
    )
    expect(await queued()).toBe(before + 1)
  })
})
