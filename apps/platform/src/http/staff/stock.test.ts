import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { runDoneCommand } from '../../testing/run-test-command.js'
import { seedVariants } from '../../testing/seed-variants.js'
import { createStaffClient } from './testing/staff-client.js'
import type { StaffClient } from './testing/staff-client.js'

describeEachEngine('stock and prices for programs', (engine) => {
  let database: Database
  let client: StaffClient
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await seedVariants(database, 'floga', [
      { id: 'RG-30', stock: 5 },
      { id: 'TK-42', stock: 1 },
    ])
    client = await createStaffClient(database, [
      'stock:read',
      'stock:write',
      'catalogue:read',
      'prices:write',
    ])
  })
  afterAll(() => database.close())

  const stock = async (sku: string) => (await client.get(`/stock/${sku}`)).body.stock

  it('changes by a difference once, however often it is sent', async () => {
    const changes = [{ sku: 'RG-30', difference: -2 }]
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.post('/stock', { changes }, { key: 'sold-at-the-counter-1' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ body }) => body.items[0].stock)).toEqual([3, 3, 3])
    expect(await stock('RG-30')).toBe(3)
    const shown = await runDoneCommand({ database }, ['set-stock', 'RG-30', '--tenant', 'floga'])
    expect(shown).toBe('RG-30: stock 3')
  })

  it('changes to a number, all variants or none', async () => {
    const wrong = [
      { sku: 'RG-30', pieces: 7 },
      { sku: 'TK-42', difference: -2 },
      { sku: 'GONE', pieces: 1 },
    ]
    const refused = await client.post('/stock', { changes: wrong }, { key: 'counted-0001' })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual([
      { field: 'changes.2.sku', message: 'is the SKU of no variant' },
      { field: 'changes.1.difference', message: 'does not fit a stock of 1' },
    ])
    expect(await stock('RG-30')).toBe(3)
    // A refused call leaves its key free.
    const done = await client.post(
      '/stock',
      { changes: [{ sku: 'RG-30', pieces: 7 }] },
      { key: 'counted-0001' },
    )
    expect(done.body.items).toMatchObject([{ sku: 'RG-30', stock: 7 }])
  })

  it('asks for a key, and for either a number or a difference', async () => {
    const changes = [{ sku: 'RG-30', pieces: 1 }]
    const noKey = await client.post('/stock', { changes })
    expect(noKey.body.errors).toMatchObject([{ field: 'Idempotency-Key' }])
    const versioned = await client.post(
      '/stock',
      { changes },
      { key: 'versioned-01', ifMatch: '*' },
    )
    expect(versioned.body.errors).toMatchObject([{ field: 'If-Match' }])
    const both = { changes: [{ sku: 'RG-30', pieces: 1, difference: 1.5 }] }
    const { body } = await client.post('/stock', both, { key: 'both-at-once-1' })
    expect(body.errors).toContainEqual({
      field: 'changes.0.difference',
      message: 'has to be a whole number',
    })
  })

  it('is read page by page', async () => {
    const first = await client.get('/stock?limit=1')
    expect(first.body).toMatchObject({ items: [{ sku: 'RG-30' }], next: 'RG-30', hasMore: true })
    const second = await client.get(`/stock?limit=1&after=${first.body.next}`)
    expect(second.body).toMatchObject({ items: [{ sku: 'TK-42' }], next: null, hasMore: false })
    expect((await client.get('/stock/GONE')).status).toBe(404)
    expect((await client.get('/stock?limit=9999')).body.errors).toEqual([
      { field: 'limit', message: 'has to be a whole number from 1 to 200' },
    ])
  })

  it('has prices, whose sale is below them', async () => {
    const changes = [{ sku: 'RG-30', priceMinor: 1_500, salePriceMinor: 1_200 }]
    const changed = await client.post('/prices', { changes })
    expect(changed.body.items).toEqual([{ sku: 'RG-30', priceMinor: 1_500, salePriceMinor: 1_200 }])
    const tooHigh = await client.post('/prices', {
      changes: [{ sku: 'RG-30', salePriceMinor: 1_500 }],
    })
    expect(tooHigh.body.errors).toEqual([
      { field: 'changes.0.salePriceMinor', message: 'has to be below the price of 1500' },
    ])
    const shown = await runDoneCommand({ database }, ['set-price', 'RG-30', '--tenant', 'floga'])
    expect(shown).toContain('sale €12.00')
  })
})
