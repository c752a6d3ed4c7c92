import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveOrder } from '../move-order.js'
import type { OrderState } from '../order-states.js'
import { readOrder } from '../read-order.js'
import { paidForPieces, returnItems } from './return-items.js'
import { createFakeMovePorts } from '../testing/fake-move-ports.js'
import { createOrderFixture, orderTime } from '../testing/order-fixture.js'
import type { OrderFixture } from '../testing/order-fixture.js'
import type { Database } from '../../../foundation/database/database.js'
import { openTestDatabase } from '../../../testing/open-test-database.js'
import { readStock } from '../../../testing/seed-variants.js'

describe('returnItems', () => {
  let database: Database
  let fixture: OrderFixture
  beforeAll(async () => {
    database = await openTestDatabase()
    fixture = createOrderFixture(database)
  })
  afterAll(() => database.close())

  const delivered = ['APPROVED', 'PROCESSING', 'READY', 'SHIPPED', 'COMPLETED'] as const

  /** An order of three pieces in a given state. */
  async function ordered(states: readonly OrderState[], stock = 3) {
    const variantId = await fixture.createVariant({ stock, backorderable: true, weightGrams: 300 })
    const cartId = await fixture.createCart([variantId, 3])
    const outcome = await fixture.place({ cartId, expectedTotalMinor: 4_110 })
    const { orderId } = outcome as { orderId: string }
    const fake = createFakeMovePorts()
    for (const to of states) {
      await database.write('floga', (sql) =>
        moveOrder(sql, { orderId, to, cause: 'staff', now: orderTime }, fake.ports),
      )
    }
    fake.notifications.length = 0
    const read = async () => (await database.read('floga', (sql) => readOrder(sql, orderId)))!
    const itemId = (await read()).items[0]!.id
    const returnPieces = (quantity: number, returnedToStock = quantity) =>
      database.write('floga', (sql) =>
        returnItems(
          sql,
          {
            orderId,
            items: [{ itemId, quantity, returnedToStock }],
            requestId: null,
            cause: 'staff',
            now: orderTime,
          },
          fake.ports,
        ),
      )
    const currentStock = () => readStock(database, 'floga', variantId)
    return { ...fake, read, returnPieces, currentStock }
  }

  it('refunds pieces, and with the last one the shipping too', async () => {
    const { returnPieces, read, notifications, currentStock } = await ordered(delivered)
    expect(await returnPieces(2, 1)).toEqual({
      status: 'returned',
      refundMinor: 2_480,
      state: 'COMPLETED',
    })
    expect(await currentStock()).toBe(1)
    expect(await returnPieces(2)).toMatchObject({ status: 'too-many', left: 1 })
    expect(await returnPieces(1)).toMatchObject({ refundMinor: 4_110, state: 'RETURNED' })
    expect(await currentStock()).toBe(2)
    expect((await read()).state).toBe('RETURNED')
    expect(notifications.map(({ about, refundMinor }) => [about, refundMinor])).toEqual([
      ['RETURNED', 2_480],
      ['RETURNED', 4_110],
    ])
    expect(await returnPieces(1)).toEqual({ status: 'illegal-state', state: 'RETURNED' })
  })

  it('removes pieces before shipping, and cancels an order that has none left', async () => {
    const { returnPieces, read, notifications, currentStock } = await ordered(['APPROVED'])
    expect(await returnPieces(1)).toMatchObject({ state: 'APPROVED' })
    expect(notifications.map(({ about }) => about)).toEqual(['REFUND'])
    expect(await returnPieces(2)).toMatchObject({ state: 'CANCELED' })
    expect((await read()).state).toBe('CANCELED')
    expect(await currentStock()).toBe(3)
  })

  it('returns no backordered pieces to the stock', async () => {
    const { returnPieces, read, currentStock } = await ordered(['APPROVED'], 1)
    expect((await read()).items[0]).toMatchObject({ quantity: 3, backordered: 2 })
    await returnPieces(3)
    expect(await currentStock()).toBe(1)
  })

  it('charges removed pieces of an unpaid order no longer, and rejects those of a failed one', async () => {
    const { returnPieces, read, notifications, currentStock, refunds } = await ordered([])
    expect(await returnPieces(1)).toMatchObject({ status: 'returned', state: 'PENDING' })
    expect(await currentStock()).toBe(1)
    expect(notifications.map(({ about }) => about)).toEqual(['CHANGED'])
    expect((await read()).totals.grandMinor).toBe(2_480 + 390)
    expect((await read()).items[0]).toMatchObject({ quantity: 2, returned: 0 })
    expect(refunds).toHaveLength(1)
    const failed = await ordered(['FAILED'])
    expect(await failed.returnPieces(1)).toEqual({ status: 'illegal-state', state: 'FAILED' })
  })
})

describe('paidForPieces', () => {
  it('adds up to the price paid for the line, in whatever portions it is returned', () => {
    const line = { quantity: 7, lineTotalMinor: 1_000, discountMinor: 99 }
    for (const portions of [[7], [1, 1, 1, 1, 1, 1, 1], [3, 4], [2, 2, 3]]) {
      let returned = 0
      let sum = 0
      for (const pieces of portions) {
        sum += paidForPieces({ ...line, returned }, pieces)
        returned += pieces
      }
      expect(sum).toBe(901)
    }
  })
})
