import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { readStock } from '../../testing/seed-variants.js'
import { orderMovePorts } from '../../composition/ports/order-move-ports.js'
import { moveOrder } from './move-order.js'
import type { OrderState } from './order-states.js'
import { readOrder } from './read-order.js'
import { randomWalkOrders } from './testing/random-walk-orders.js'
import { createFakeMovePorts } from './testing/fake-move-ports.js'
import { createOrderFixture, orderTime } from './testing/order-fixture.js'
import type { OrderFixture } from './testing/order-fixture.js'

describeEachEngine('moveOrder', (engine) => {
  let database: Database
  let fixture: OrderFixture
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    fixture = createOrderFixture(database)
  })
  afterAll(() => database.close())

  async function orderOf(variantId: string, changes: object = {}): Promise<string> {
    const cartId = await fixture.createCart([variantId, 1])
    const outcome = await fixture.place({ cartId, ...changes })
    return (outcome as { orderId: string }).orderId
  }

  function move(orderId: string, to: OrderState, tenant = 'floga') {
    return database.write(tenant, (sql) =>
      moveOrder(sql, { orderId, to, cause: 'staff', now: orderTime }, orderMovePorts),
    )
  }

  async function read(orderId: string) {
    return (await database.read('floga', (sql) => readOrder(sql, orderId)))!
  }

  it('moves an order to its end and records every move', async () => {
    const orderId = await orderOf(await fixture.createVariant({ stock: 2 }))
    for (const to of ['APPROVED', 'PROCESSING', 'READY', 'SHIPPED', 'COMPLETED'] as const) {
      expect((await move(orderId, to)).status).toBe('moved')
    }
    const order = await read(orderId)
    expect([order.state, order.paymentState]).toEqual(['COMPLETED', 'PAID'])
    expect(order.moves.map(({ to }) => to).join(' ')).toBe(
      'CREATED PENDING APPROVED PROCESSING READY SHIPPED COMPLETED',
    )
    expect(order.moves.at(-1)).toEqual({
      from: 'SHIPPED',
      to: 'COMPLETED',
      at: orderTime,
      cause: 'staff',
    })
  })

  it('rejects every other move and changes nothing', async () => {
    const variantId = await fixture.createVariant({ stock: 2 })
    const orderId = await orderOf(variantId)
    expect(await move(orderId, 'SHIPPED')).toEqual({ status: 'illegal-move', from: 'PENDING' })
    expect(await move(orderId, 'PENDING')).toEqual({ status: 'illegal-move', from: 'PENDING' })
    expect(await move('A'.repeat(22), 'APPROVED')).toEqual({ status: 'unknown-order' })
    expect(await move(orderId, 'APPROVED', 'other')).toEqual({ status: 'unknown-order' })
    expect((await read(orderId)).moves).toHaveLength(2)
  })

  it('returns the stock once, however often it is canceled concurrently', async () => {
    const variantId = await fixture.createVariant({ stock: 5 })
    const orderId = await orderOf(variantId)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => move(orderId, 'CANCELED')))
    expect(outcomes.filter(({ status }) => status === 'moved')).toHaveLength(1)
    expect(await readStock(database, 'floga', variantId)).toBe(5)
  })

  it('takes the stock again once a reopened order is paid', async () => {
    const variantId = await fixture.createVariant({ stock: 1 })
    const orderId = await orderOf(variantId)
    await move(orderId, 'FAILED')
    expect(await readStock(database, 'floga', variantId)).toBe(1)
    expect((await read(orderId)).paymentState).toBe('FAILED')
    expect((await move(orderId, 'PENDING')).status).toBe('moved')
    // Else orders that fail and are reopened would keep goods without end.
    expect(await readStock(database, 'floga', variantId)).toBe(1)
    expect((await read(orderId)).isReserved).toBe(false)
    await move(orderId, 'APPROVED')
    expect(await readStock(database, 'floga', variantId)).toBe(0)
    await move(orderId, 'CANCELED')
    expect(await readStock(database, 'floga', variantId)).toBe(1)
  })

  it('does not approve a reopened order whose goods have been sold since', async () => {
    const variantId = await fixture.createVariant({ stock: 1 })
    const orderId = await orderOf(variantId)
    await move(orderId, 'FAILED')
    await move(orderId, 'PENDING')
    await orderOf(variantId)
    expect(await move(orderId, 'APPROVED')).toMatchObject({ status: 'sold-out' })
    expect((await read(orderId)).state).toBe('PENDING')
  })

  it('does not reopen a failed order whose goods have been sold', async () => {
    const variantId = await fixture.createVariant({ stock: 1 })
    const orderId = await orderOf(variantId)
    await move(orderId, 'FAILED')
    await orderOf(variantId)
    expect(await move(orderId, 'PENDING')).toMatchObject({
      status: 'sold-out',
      errors: [{ code: 'NOT_AVAILABLE' }],
    })
    expect((await read(orderId)).state).toBe('FAILED')
  })

  it('completes an order that is picked up at the shop', async () => {
    const variantId = await fixture.createVariant({ stock: 1 })
    const orderId = await orderOf(variantId, {
      shippingMethodId: 'pickup',
      expectedTotalMinor: 1_240,
    })
    for (const to of ['APPROVED', 'PROCESSING', 'READY'] as const) await move(orderId, to)
    expect((await move(orderId, 'SHIPPED')).status).toBe('illegal-move')
    expect((await move(orderId, 'COMPLETED')).status).toBe('moved')
  })

  it('counts cash on delivery as paid when the order is completed', async () => {
    const orderId = await orderOf(await fixture.createVariant({ stock: 1 }), {
      paymentMethodId: 'cash-on-delivery',
      expectedTotalMinor: 1_880,
    })
    for (const to of ['APPROVED', 'PROCESSING', 'READY', 'SHIPPED'] as const) {
      await move(orderId, to)
    }
    expect((await read(orderId)).paymentState).toBe('PENDING')
    await move(orderId, 'COMPLETED')
    expect((await read(orderId)).paymentState).toBe('PAID')
  })

  it('refunds the whole total of a canceled order, and notifies the shopper', async () => {
    const orderId = await orderOf(await fixture.createVariant({ stock: 1 }))
    const { ports, notifications, refunds } = createFakeMovePorts()
    await database.write('floga', (sql) =>
      moveOrder(sql, { orderId, to: 'CANCELED', cause: 'staff', now: orderTime }, ports),
    )
    const amountMinor = (await read(orderId)).totals.grandMinor
    expect(amountMinor).toBeGreaterThan(0)
    expect(refunds).toEqual([{ orderId, amountMinor, cause: 'canceled', now: orderTime }])
    expect(notifications).toEqual([
      { orderId, about: 'CANCELED', refundMinor: amountMinor, now: orderTime },
    ])
  })

  it('requests no refund for any other move, and mentions one that was requested before', async () => {
    const orderId = await orderOf(await fixture.createVariant({ stock: 1 }))
    const { ports, notifications, refunds } = createFakeMovePorts()
    const moveBy = (to: OrderState, refundMinor?: number) =>
      database.write('floga', (sql) =>
        moveOrder(
          sql,
          { orderId, to, cause: 'staff', now: orderTime, ...(refundMinor && { refundMinor }) },
          ports,
        ),
      )
    await moveBy('APPROVED')
    await moveBy('REFUNDED', 700)
    expect(refunds).toEqual([])
    expect(notifications.map(({ about, refundMinor }) => [about, refundMinor])).toEqual([
      ['APPROVED', 0],
      ['REFUNDED', 700],
    ])
    expect((await read(orderId)).paymentState).toBe('REFUNDED')
  })

  it('waits for payment again when a failed order is reopened', async () => {
    const orderId = await orderOf(await fixture.createVariant({ stock: 1 }))
    await move(orderId, 'FAILED')
    await move(orderId, 'PENDING')
    expect((await read(orderId)).paymentState).toBe('PENDING')
    await move(orderId, 'APPROVED')
    expect((await read(orderId)).paymentState).toBe('PAID')
  })

  it('records what a reopened order is waiting for', async () => {
    const variantId = await fixture.createVariant({ stock: 1, backorderable: true })
    const orderId = await orderOf(variantId)
    await move(orderId, 'FAILED')
    await orderOf(variantId)
    await move(orderId, 'PENDING')
    expect((await move(orderId, 'APPROVED')).status).toBe('moved')
    expect(
      await fixture.count('order_items', "order_id || ':' || backordered", `${orderId}:1`),
    ).toBe(1)
  })

  it('does not look for an order under an id that cannot be one', async () => {
    expect(await move('no id', 'APPROVED')).toEqual({ status: 'unknown-order' })
  })

  it('keeps allowed moves and stock consistent in a random walk', async () => {
    const { taken, failures } = await randomWalkOrders({ database, fixture, steps: 200, seed: 42 })
    expect(failures).toEqual([])
    expect(taken.size).toBeGreaterThan(12)
  })
})
