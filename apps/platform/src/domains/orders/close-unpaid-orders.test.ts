import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { readStock } from '../../testing/seed-variants.js'
import { closeUnpaidOrders } from './close-unpaid-orders.js'
import { moveOrder } from './move-order.js'
import { readOrder } from './read-order.js'
import { createFakeMovePorts } from './testing/fake-move-ports.js'
import { createOrderFixture, orderTime } from './testing/order-fixture.js'
import type { OrderFixture } from './testing/order-fixture.js'

const times = { onlineMinutes: 30, transferDays: 7 }
const minuteMs = 60_000

describe('closeUnpaidOrders', () => {
  let database: Database
  let fixture: OrderFixture
  beforeAll(async () => {
    database = await openTestDatabase()
    fixture = createOrderFixture(database)
  })
  afterAll(() => database.close())

  /** An order that waits for money of a kind, and its state after some minutes. */
  async function waiting(kind: string) {
    await database.admin((sql) => sql.query("UPDATE orders SET state = 'COMPLETED'"))
    const variantId = await fixture.createVariant({ stock: 1 })
    const placed = await fixture.place({ cartId: await fixture.createCart([variantId, 1]) })
    const { orderId } = placed as { orderId: string }
    await database.admin((sql) =>
      sql.query(
        `UPDATE orders SET payment = jsonb_set(payment, '{kind}', to_jsonb($2::text)) WHERE id = $1`,
        [orderId, kind],
      ),
    )
    const { ports, notifications } = createFakeMovePorts()
    const after = async (minutes: number) => {
      const now = new Date(orderTime.getTime() + minutes * minuteMs)
      await closeUnpaidOrders({ database, tenant: 'floga', times, ports, now })
      return (await database.read('floga', (sql) => readOrder(sql, orderId)))!.state
    }
    return { orderId, variantId, notifications, ports, after }
  }

  it('fails an online order after half an hour, returns its stock and notifies the shopper', async () => {
    const { variantId, notifications, after } = await waiting('CARD')
    expect(await after(29)).toBe('PENDING')
    expect(await after(30)).toBe('FAILED')
    expect(await readStock(database, 'floga', variantId)).toBe(1)
    expect(notifications.map(({ about }) => about)).toEqual(['FAILED'])
  })

  it('starts the time again when the order is reopened', async () => {
    const { orderId, ports, after } = await waiting('IRIS')
    expect(await after(30)).toBe('FAILED')
    const now = new Date(orderTime.getTime() + 40 * minuteMs)
    await database.write('floga', (sql) =>
      moveOrder(sql, { orderId, to: 'PENDING', cause: 'shopper', now }, ports),
    )
    expect(await after(69)).toBe('PENDING')
    expect(await after(70)).toBe('FAILED')
  })

  it('waits a week for a transfer, and without limit for cash', async () => {
    const transfer = await waiting('BANK_TRANSFER')
    expect(await transfer.after(7 * 24 * 60 - 1)).toBe('PENDING')
    expect(await transfer.after(7 * 24 * 60)).toBe('CANCELED')
    const cash = await waiting('CASH_ON_DELIVERY')
    expect(await cash.after(365 * 24 * 60)).toBe('PENDING')
  })
})
