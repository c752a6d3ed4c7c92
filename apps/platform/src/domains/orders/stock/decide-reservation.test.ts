import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeUnpaidOrders } from '../close-unpaid-orders.js'
import { moveOrder } from '../move-order.js'
import { placeOrder } from '../placing/place-order.js'
import { readOrder } from '../read-order.js'
import { createFakeMovePorts } from '../testing/fake-move-ports.js'
import { createOrderFixture, orderPorts, orderRules, orderTime } from '../testing/order-fixture.js'
import type { OrderFixture } from '../testing/order-fixture.js'
import { orderInput } from '../testing/order-input.js'
import { paymentOrderPorts } from '../../../composition/ports/payment-order-ports.js'
import type { Database } from '../../../foundation/database/database.js'
import { tenantSettingsSchema } from '../../../foundation/tenants/tenant-settings.js'
import { greekPaymentRules, greekShop } from '../../../testing/greek-shop.js'
import { describeEachEngine, openTestDatabase } from '../../../testing/open-test-database.js'
import { readStock } from '../../../testing/seed-variants.js'
import { releaseReservations } from './release-reservations.js'

const names = { name: 'Floga', locales: ['el'], defaultLocale: 'el', currency: 'EUR' }
const { unpaidReservations: limits } = v.parse(tenantSettingsSchema, { ...names, ...greekShop })
const hourMs = 60 * 60 * 1_000
const after = (hours: number) => new Date(orderTime.getTime() + hours * hourMs)

interface Shopper {
  mailbox: string
  network: string
  memberId?: string
}

describeEachEngine('what orders keep of the stock before they are paid', (engine) => {
  let database: Database
  let fixture: OrderFixture
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    fixture = createOrderFixture(database)
  })
  afterAll(() => database.close())

  let shoppers = 0
  const newShopper = (): Shopper => {
    shoppers += 1
    return { mailbox: `shopper-${shoppers}@example.com`, network: `network-${shoppers}` }
  }

  /** Places an order of a new guest, by default to be paid by transfer. */
  async function place(
    item: [variantId: string, quantity: number],
    { by = newShopper(), totalMinor, method = 'bank-transfer' }: PlaceOptions,
  ): Promise<string> {
    const outcome = await placeOrder({
      database,
      tenant: 'floga',
      rules: orderRules,
      ports: orderPorts,
      locale: 'el',
      memberId: by.memberId ?? null,
      origin: { network: by.network, limits, factor: 1 },
      now: orderTime,
      input: orderInput({
        cartId: await fixture.createCart(item),
        idempotencyKey: fixture.newKey(),
        contact: { ...orderInput().contact, email: by.mailbox },
        paymentMethodId: method,
        expectedTotalMinor: totalMinor,
      }),
    })
    if (outcome.status !== 'placed') throw new Error(JSON.stringify(outcome))
    return outcome.orderId
  }
  interface PlaceOptions {
    by?: Shopper
    totalMinor: number
    method?: string
  }
  const read = async (id: string) => (await database.read('floga', (sql) => readOrder(sql, id)))!
  const move = (orderId: string, to: 'APPROVED' | 'FAILED' | 'PENDING') =>
    database.write('floga', (sql) =>
      moveOrder(sql, { orderId, to, cause: 'test', now: orderTime }, createFakeMovePorts().ports),
    )

  it('is a share of a variant for all guests together; every order is placed', async () => {
    const variantId = await fixture.createVariant({ stock: 40, weightGrams: 100 })
    const ids: string[] = []
    for (let count = 0; count < 12; count += 1) {
      ids.push(await place([variantId, 2], { totalMinor: 2_870 }))
    }
    expect(await readStock(database, 'floga', variantId)).toBe(30)
    const orders = await Promise.all(ids.map(read))
    expect(orders.filter(({ isReserved }) => isReserved)).toHaveLength(5)
    expect(orders[0]!.reservedUntil).toEqual(after(48))

    // An order that is paid gets the goods, at once or by transfer.
    const byCard = await place([variantId, 2], { totalMinor: 2_870, method: 'card' })
    expect((await move(byCard, 'APPROVED')).status).toBe('moved')
    expect((await move(ids.at(-1)!, 'APPROVED')).status).toBe('moved')
    expect(await readStock(database, 'floga', variantId)).toBe(26)
    expect(await read(ids.at(-1)!)).toMatchObject({ isReserved: true, reservedUntil: null })
  })

  it('is one piece of a variant with few, and a larger share for members', async () => {
    const single = await fixture.createVariant({ stock: 1 })
    expect((await read(await place([single, 1], { totalMinor: 1_630 }))).isReserved).toBe(true)
    const variantId = await fixture.createVariant({ stock: 8, weightGrams: 100 })
    const guest = await place([variantId, 3], { totalMinor: 3 * 1_240 + 390 })
    expect((await read(guest)).isReserved).toBe(false)
    const by = { ...newShopper(), memberId: 'member' }
    const member = await read(await place([variantId, 3], { by, totalMinor: 3 * 1_240 + 390 }))
    expect(member).toMatchObject({ isReserved: true, reservedUntil: null })
    const second = await place([variantId, 2], { by, totalMinor: 2_870 })
    expect((await read(second)).isReserved).toBe(false)
  })

  it('is not more when they order at the same time', async () => {
    const variantId = await fixture.createVariant({ stock: 20 })
    const options = Array.from({ length: 12 }, () => ({ totalMinor: 1_630 }))
    await Promise.all(options.map((one) => place([variantId, 1], one)))
    expect(await readStock(database, 'floga', variantId)).toBe(15)
  })

  it('is nothing above a value, of one order and of one person, but for those who pay online', async () => {
    const dear = await fixture.createVariant({ stock: 100, priceMinor: 60_000 })
    const above = await place([dear, 2], { totalMinor: 120_000 })
    expect((await read(above)).isReserved).toBe(false)
    const online = await place([dear, 2], { totalMinor: 120_000, method: 'card' })
    expect((await read(online)).isReserved).toBe(true)

    const by = newShopper()
    const orders = []
    for (let count = 0; count < 3; count += 1) {
      orders.push(await read(await place([dear, 1], { by, totalMinor: 60_000 })))
    }
    expect(orders.map(({ isReserved }) => isReserved)).toEqual([true, true, false])
    // Neither the same network nor the same mailbox is refused anything.
    for (const other of [
      { ...newShopper(), network: by.network },
      { ...newShopper(), mailbox: by.mailbox },
    ]) {
      expect((await read(await place([dear, 1], { by: other, totalMinor: 60_000 }))).state).toBe(
        'PENDING',
      )
    }
  })

  it('goes back to the stock after a while; the order waits on, and takes the goods with its money', async () => {
    const variantId = await fixture.createVariant({ stock: 1 })
    const id = await place([variantId, 1], { totalMinor: 1_630 })
    const release = (now: Date) => releaseReservations(database, { tenant: 'floga', now })
    await release(after(47))
    expect(await readStock(database, 'floga', variantId)).toBe(0)
    await release(after(48))
    await release(after(48))
    expect(await readStock(database, 'floga', variantId)).toBe(1)
    expect(await read(id)).toMatchObject({ state: 'PENDING', isReserved: false })
    const other = await place([variantId, 1], { totalMinor: 1_630 })
    expect(await move(id, 'APPROVED')).toMatchObject({ status: 'sold-out' })
    await closeUnpaidOrders({
      database,
      tenant: 'floga',
      terms: {
        unpaidOrders: { onlineMinutes: 30, transferDays: 7 },
        timeZone: 'Europe/Athens',
      },
      ports: createFakeMovePorts().ports,
      now: after(24 * 9),
    })
    expect([(await read(id)).state, (await read(other)).state]).toEqual(['CANCELED', 'CANCELED'])
    expect(await readStock(database, 'floga', variantId)).toBe(1)
  })

  it('is given back when a guest changes from a payment online to another one', async () => {
    const variantId = await fixture.createVariant({ stock: 9 })
    const id = await place([variantId, 1], { totalMinor: 1_630, method: 'card' })
    expect(await readStock(database, 'floga', variantId)).toBe(8)
    const transfer = greekPaymentRules.find(({ kind }) => kind === 'BANK_TRANSFER')!
    const method = { ...transfer, account: null }
    await database.write('floga', (sql) =>
      paymentOrderPorts.changeMethod(sql, id, method, orderTime),
    )
    expect(await readStock(database, 'floga', variantId)).toBe(9)
    expect((await read(id)).isReserved).toBe(false)
  })
})
