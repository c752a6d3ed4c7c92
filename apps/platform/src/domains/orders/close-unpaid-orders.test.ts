import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { readStock } from '../../testing/seed-variants.js'
import { closeUnpaidOrders } from './close-unpaid-orders.js'
import { moveOrder } from './move-order.js'
import { paymentDueAt } from './payment-due.js'
import { readOrder } from './read-order.js'
import { createFakeMovePorts } from './testing/fake-move-ports.js'
import { createOrderFixture, orderTime } from './testing/order-fixture.js'
import type { OrderFixture } from './testing/order-fixture.js'

const terms = {
  unpaidOrders: { onlineMinutes: 30, transferDays: 7 },
  timeZone: 'Europe/Athens',
}
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
    const read = async () => (await database.read('floga', (sql) => readOrder(sql, orderId)))!
    const at = async (now: Date) => {
      await closeUnpaidOrders({ database, tenant: 'floga', terms, ports, now })
      return (await read()).state
    }
    const after = (minutes: number) => at(new Date(orderTime.getTime() + minutes * minuteMs))
    const dueAt = async () => {
      const order = await read()
      return paymentDueAt({ ...order, kind: order.payment.kind }, terms)
    }
    return { orderId, variantId, notifications, ports, at, after, dueAt }
  }

  it('fails an online order after half an hour, returns its stock and notifies the shopper', async () => {
    const { variantId, notifications, after, dueAt } = await waiting('CARD')
    expect(await dueAt()).toEqual(new Date(orderTime.getTime() + 30 * minuteMs))
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

  it('waits for a transfer until the moment that its shopper is told, and without limit for cash', async () => {
    const transfer = await waiting('BANK_TRANSFER')
    const dueAt = await transfer.dueAt()
    expect(await transfer.at(dueAt!)).toBe('PENDING')
    expect(await transfer.at(new Date(dueAt!.getTime() + 1))).toBe('CANCELED')
    expect(await transfer.dueAt()).toBeNull()
    const cash = await waiting('CASH_ON_DELIVERY')
    expect(await cash.after(365 * 24 * 60)).toBe('PENDING')
  })
})
