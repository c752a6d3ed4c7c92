import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOrderFixture } from '../../domains/orders/testing/order-fixture.js'
import type { OrderFixture } from '../../domains/orders/testing/order-fixture.js'
import type { Database } from '../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { runDoneCommand } from '../../testing/run-test-command.js'
import { readStock } from '../../testing/seed-variants.js'
import { createStaffClient } from './testing/staff-client.js'
import type { StaffClient } from './testing/staff-client.js'

describeEachEngine('orders for programs', (engine) => {
  let database: Database
  let fixture: OrderFixture
  let client: StaffClient
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    fixture = createOrderFixture(database)
    client = await createStaffClient(database, ['orders:read', 'orders:write'])
  })
  afterAll(() => database.close())

  async function place(quantity = 1) {
    const sku = await fixture.createVariant({ stock: 5 })
    const cartId = await fixture.createCart([sku, quantity])
    const expectedTotalMinor = quantity * 1_240 + 390 + (quantity > 1 ? 100 : 0)
    const placed = await fixture.place({
      cartId,
      ...(quantity > 1 ? { expectedTotalMinor } : {}),
    })
    if (placed.status !== 'placed') throw new Error(JSON.stringify(placed))
    const [row] = await database.admin((sql) =>
      sql.query<{ number: string }>('SELECT number FROM orders WHERE id = $1', [placed.orderId]),
    )
    return { sku, number: row!.number }
  }

  it('come once for each change, after a cursor', async () => {
    const { number } = await place()
    const first = await client.get('/orders?limit=200')
    expect(first.status).toBe(200)
    expect(first.body.items.map((order: { number: string }) => order.number)).toContain(number)
    const later = await client.get(`/orders?after=${first.body.next}`)
    expect(later.body).toEqual({ items: [], next: first.body.next, hasMore: false })

    await runDoneCommand({ database }, ['move-order', number, 'approved', '--tenant', 'floga'])
    const changed = await client.get(`/orders?after=${first.body.next}`)
    expect(changed.body.items).toMatchObject([{ number, state: 'APPROVED' }])
    const others = await client.get(`/orders?after=${first.body.next}&state=PENDING`)
    expect(others.body.items).toEqual([])
  })

  it('are all on one of the pages, whose cursors are numbers and not texts', async () => {
    const placed: string[] = []
    while (placed.length < 12) placed.push((await place()).number)
    const seen: string[] = []
    for (let after = '0', hasMore = true; hasMore;) {
      const { body } = await client.get(`/orders?limit=5&after=${after}`)
      seen.push(...body.items.map((order: { number: string }) => order.number))
      ;({ next: after, hasMore } = body)
    }
    expect(seen.slice(-placed.length)).toEqual(placed)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('go from payment to parcel, return and refund, as by the commands', async () => {
    const { number, sku } = await place()
    const path = `/orders/${number}`
    const illegal = await client.post(`${path}/moves`, { state: 'SHIPPED' })
    expect(illegal).toMatchObject({ status: 409, body: { code: 'conflict' } })
    for (const state of ['APPROVED', 'PROCESSING', 'READY']) {
      const moved = await client.post(`${path}/moves`, { state })
      expect(moved).toMatchObject({ status: 200, body: { state } })
      expect(moved.body.moves.at(-1)).toMatchObject({ to: state, cause: 'ERP' })
    }
    const parcel = { tracking: 'AB123', trackingUrl: 'https://courier.example/AB123' }
    const sent = await client.post(`${path}/moves`, { state: 'SHIPPED', ...parcel })
    expect(sent.body.shipments).toMatchObject([parcel])
    const second = await client.post(`${path}/tracking`, { tracking: 'AB124' })
    expect(second.body.shipments).toHaveLength(2)

    const tooMany = await client.post(`${path}/returns`, { items: [{ sku, quantity: 2 }] })
    expect(tooMany).toMatchObject({
      status: 400,
      body: { code: 'invalid', errors: [{ field: 'items.0.quantity' }] },
    })
    const items = [{ sku, quantity: 1, unsellable: 1 }]
    const returned = await client.post(`${path}/returns`, { items })
    expect(returned.body).toMatchObject({ state: 'RETURNED', refunds: [{ state: 'BY_HAND' }] })
    expect(await readStock(database, 'floga', sku)).toBe(4)
    const paidOut = await client.post(
      `${path}/refunds`,
      { action: 'PAID_OUT' },
      { key: 'paid-out-1' },
    )
    expect(paidOut.body).toMatchObject({ state: 'REFUNDED', refunds: [{ state: 'DONE' }] })
    const shown = await runDoneCommand({ database }, ['show-order', number, '--tenant', 'floga'])
    expect(shown).toContain('RETURNED to REFUNDED')
  })

  it('keep a note of staff, in the name of the key', async () => {
    const { number } = await place()
    const noted = await client.post(`/orders/${number}/notes`, { text: ' Call first. ' })
    expect(noted.body.notes).toMatchObject([{ author: 'ERP', text: 'Call first.' }])
    const shown = await runDoneCommand({ database }, ['show-order', number, '--tenant', 'floga'])
    expect(shown).toContain('Call first.')
    await runDoneCommand({ database }, ['note-order', number, 'Called.', '--tenant', 'floga'])
    const { body } = await client.get(`/orders/${number}`)
    expect(body.notes).toMatchObject([{ author: 'ERP' }, { author: 'staff', text: 'Called.' }])
  })

  it('are changed only as they were read, and once for each idempotency key', async () => {
    const { number } = await place()
    const read = await client.get(`/orders/${number}`)
    const same = await client.get(`/orders/${number}`, { ifNoneMatch: read.etag })
    expect(same.status).toBe(304)
    const note = { text: 'Once.' }
    const call = { ifMatch: read.etag, key: 'note-000001' }
    const first = await client.post(`/orders/${number}/notes`, note, call)
    expect(first.status).toBe(200)
    // The response was lost: it is sent again as it was.
    expect(await client.post(`/orders/${number}/notes`, note, call)).toEqual(first)
    const other = await client.post(`/orders/${number}/notes`, { text: 'Other.' }, call)
    expect(other).toMatchObject({ status: 422, body: { code: 'key-reused' } })
    const stale = await client.post(`/orders/${number}/notes`, note, { ifMatch: read.etag })
    expect(stale).toMatchObject({ status: 412, body: { code: 'changed' } })
    const { body } = await client.get(`/orders/${number}`)
    expect(body.notes).toHaveLength(1)
  })

  it('name every wrong field in plain words', async () => {
    const { number } = await place()
    const wrong = { state: 'GONE', trackingUrl: 'http://courier.example', tracing: 'AB' }
    const { status, body } = await client.post(`/orders/${number}/moves`, wrong)
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { field: 'state', message: expect.stringContaining('has to be one of NONE') },
      { field: 'trackingUrl', message: 'has to be an address that begins with https://' },
      { field: 'tracing', message: 'is no field of this request' },
    ])
    const noKey = await client.post(`/orders/${number}/refunds`, {})
    expect(noKey.body.errors).toMatchObject([{ field: 'Idempotency-Key' }])
    const unpaid = await client.post(`/orders/${number}/refunds`, {}, { key: 'refund-0001' })
    expect(unpaid).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await client.get('/orders/00000000')).status).toBe(404)
  })
})

describe('orders that change while a program reads', () => {
  it('are not passed over', async () => {
    // Only PostgreSQL has two transactions at once.
    const engine = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'pglite'
    const database = await openTestDatabase(engine)
    const fixture = createOrderFixture(database)
    const client = await createStaffClient(database, ['orders:read'])
    const skus = []
    for (let one = 0; one < 8; one += 1) skus.push(await fixture.createVariant({ stock: 5 }))
    const carts = []
    for (const sku of skus) carts.push(await fixture.createCart([sku, 1]))
    const seen = new Set<string>()
    let after = '0'
    const readOn = async () => {
      const { status, body } = await client.get(`/orders?after=${after}`)
      if (status !== 200) return
      for (const { number } of body.items) seen.add(number)
      after = body.next
    }
    const placing = Promise.all(carts.map((cartId) => fixture.place({ cartId })))
    for (let times = 0; times < 20; times += 1) await readOn()
    await placing
    await readOn()
    expect(seen.size).toBe(8)
    await database.close()
  })
})
