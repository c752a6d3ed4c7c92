import { afterAll, beforeAll, expect, it } from 'vitest'
import { acceptChanges } from '../../cart/accept-changes.js'
import { readCart } from '../../cart/read-cart.js'
import type { Database } from '../../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../../testing/open-test-database.js'
import { readStock } from '../../../testing/seed-variants.js'
import { readOrder } from '../read-order.js'
import { orderInput } from '../testing/order-input.js'
import { createOrderFixture, orderTime, errorCodes } from '../testing/order-fixture.js'
import type { OrderFixture } from '../testing/order-fixture.js'

describeEachEngine('placeOrder', (engine) => {
  let database: Database
  let fixture: OrderFixture
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    fixture = createOrderFixture(database)
  })
  afterAll(() => database.close())

  it('writes the order, takes the stock, closes the cart and queues the e-mail', async () => {
    const variantId = await fixture.createVariant({ stock: 4, priceMinor: 1_240 })
    const cartId = await fixture.createCart([variantId, 2])
    const outcome = await fixture.place({ cartId, expectedTotalMinor: 2_480 + 390 })
    expect(outcome.status).toBe('placed')
    const { orderId } = outcome as { orderId: string }
    expect(await readStock(database, 'floga', variantId)).toBe(2)
    const cart = await database.read('floga', (sql) => readCart(sql, cartId, orderTime))
    expect(cart!.token).toBe(orderId)
    const [order] = await database.admin((sql) =>
      sql.query('SELECT number, state, total_minor, totals FROM orders WHERE id = $1', [orderId]),
    )
    expect(order).toMatchObject({
      number: expect.stringMatching(/^\d{8}$/),
      state: 'PENDING',
      total_minor: 2_870,
      totals: { itemsMinor: 2_480, shippingMinor: 390, vatMinor: 480 + 75 },
    })
    const moves = await database.admin((sql) =>
      sql.query(
        'SELECT from_state, to_state, cause FROM order_moves WHERE order_id = $1 ORDER BY position',
        [orderId],
      ),
    )
    expect(moves).toEqual([
      { from_state: 'NONE', to_state: 'CREATED', cause: 'shopper' },
      { from_state: 'CREATED', to_state: 'PENDING', cause: 'payment bank-transfer expected' },
    ])
    expect(await fixture.count('outbox', "payload ->> 'orderId'", orderId)).toBe(1)
  })

  it('returns the same order for the same key and data, and rejects other data', async () => {
    const variantId = await fixture.createVariant({ stock: 4 })
    const input = {
      cartId: await fixture.createCart([variantId, 1]),
      idempotencyKey: fixture.newKey(),
    }
    const first = await fixture.place(input)
    expect(await fixture.place(input)).toEqual(first)
    expect(errorCodes(await fixture.place({ ...input, notes: 'other' }))).toEqual(['KEY_REUSED'])
    const other = await fixture.createCart([variantId, 1])
    expect(errorCodes(await fixture.place({ ...input, cartId: other }))).toEqual(['KEY_REUSED'])
    expect(await readStock(database, 'floga', variantId)).toBe(3)
  })

  it('places one order for one key sent 20 times at once', async () => {
    const variantId = await fixture.createVariant({ stock: 9 })
    const input = {
      cartId: await fixture.createCart([variantId, 1]),
      idempotencyKey: fixture.newKey(),
    }
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => fixture.place(input)))
    const ids = new Set(outcomes.map((outcome) => JSON.stringify(outcome)))
    expect(ids.size).toBe(1)
    expect(outcomes[0]!.status).toBe('placed')
    const { orderId } = outcomes[0] as { orderId: string }
    expect(await readStock(database, 'floga', variantId)).toBe(8)
    expect(await fixture.count('orders', 'cart_id', input.cartId)).toBe(1)
    expect(await fixture.count('stock_movements', 'order_id', orderId)).toBe(1)
    expect(await fixture.count('outbox', "payload ->> 'orderId'", orderId)).toBe(1)
  })

  it('places one order for one cart sent with different keys at once', async () => {
    const variantId = await fixture.createVariant({ stock: 9 })
    const cartId = await fixture.createCart([variantId, 1])
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => fixture.place({ cartId })))
    expect(outcomes.filter(({ status }) => status === 'placed')).toHaveLength(1)
    expect(outcomes.flatMap(errorCodes)).toEqual(Array(4).fill('CART_NOT_FOUND'))
    expect(await readStock(database, 'floga', variantId)).toBe(8)
  })

  it('sells the last piece once', async () => {
    const variantId = await fixture.createVariant({ stock: 1 })
    const carts = await Promise.all(
      Array.from({ length: 8 }, () => fixture.createCart([variantId, 1])),
    )
    const outcomes = await Promise.all(carts.map((cartId) => fixture.place({ cartId })))
    expect(outcomes.filter(({ status }) => status === 'placed')).toHaveLength(1)
    expect(outcomes.flatMap(errorCodes)).toEqual(Array(7).fill('NOT_AVAILABLE'))
    expect(await readStock(database, 'floga', variantId)).toBe(0)
  })

  it('sells the whole stock when carts contain the same goods in different order', async () => {
    const a = await fixture.createVariant({ stock: 10, priceMinor: 100 })
    const b = await fixture.createVariant({ stock: 10, priceMinor: 100 })
    const carts = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        index % 2 === 0 ? fixture.createCart([a, 1], [b, 1]) : fixture.createCart([b, 1], [a, 1]),
      ),
    )
    const outcomes = await Promise.all(
      carts.map((cartId) => fixture.place({ cartId, expectedTotalMinor: 590 })),
    )
    expect(outcomes.filter(({ status }) => status === 'placed')).toHaveLength(10)
    expect(await readStock(database, 'floga', a)).toBe(0)
    expect(await readStock(database, 'floga', b)).toBe(0)
  })

  it('increments the catalogue version when the last piece is sold', async () => {
    const variantId = await fixture.createVariant({ stock: 8 })
    const before = await catalogueVersion(database)
    await fixture.place({ cartId: await fixture.createCart([variantId, 1]) })
    expect(await catalogueVersion(database)).toBe(before)
    await fixture.place({
      cartId: await fixture.createCart([variantId, 7]),
      expectedTotalMinor: 8_680,
    })
    expect(await catalogueVersion(database)).toBe(before + 1)
  })

  it('accepts backorders, and takes no more stock than there is', async () => {
    const variantId = await fixture.createVariant({ stock: 1, backorderable: true })
    const outcome = await fixture.place({
      cartId: await fixture.createCart([variantId, 3]),
      expectedTotalMinor: 3_720 + 490,
    })
    expect(outcome.status).toBe('placed')
    expect(await readStock(database, 'floga', variantId)).toBe(0)
  })

  it('rejects another total, naming the new one, and writes nothing', async () => {
    const variantId = await fixture.createVariant({ stock: 4 })
    const cartId = await fixture.createCart([variantId, 1])
    await database.write('floga', (sql) =>
      sql.query('UPDATE variants SET price_minor = 1500 WHERE id = $1', [variantId]),
    )
    const cart = await database.read('floga', (sql) => readCart(sql, cartId, orderTime))
    const unseen = { code: 'PRICE_CHANGED', lineId: cart!.lines[0]!.id }
    expect(await fixture.place({ cartId })).toEqual({
      status: 'refused',
      errors: [{ code: 'TOTAL_CHANGED', field: 'expectedTotalMinor' }, unseen],
      newTotalMinor: 1_890,
    })
    // The new total alone does not accept the changed price.
    const accepted = { cartId, expectedTotalMinor: 1_890 }
    expect(await fixture.place(accepted)).toEqual({
      status: 'refused',
      errors: [unseen],
      newTotalMinor: null,
    })
    expect(await fixture.count('orders', 'cart_id', cartId)).toBe(0)
    expect(await readStock(database, 'floga', variantId)).toBe(4)
    await database.write('floga', (sql) => acceptChanges(sql, { cartId, now: orderTime }))
    expect((await fixture.place(accepted)).status).toBe('placed')
  })

  it('names the lines that are unavailable or exceed the stock', async () => {
    const unavailable = await fixture.createVariant({ stock: 3 })
    const few = await fixture.createVariant({ stock: 3 })
    const cartId = await fixture.createCart([unavailable, 1], [few, 3])
    await database.write('floga', async (sql) => {
      await sql.query('UPDATE variants SET active = false WHERE id = $1', [unavailable])
      await sql.query('UPDATE variants SET stock = 2 WHERE id = $1', [few])
    })
    const cart = await database.read('floga', (sql) => readCart(sql, cartId, orderTime))
    const outcome = await fixture.place({ cartId })
    expect(outcome).toMatchObject({
      errors: [
        { code: 'NOT_AVAILABLE', lineId: cart!.lines[0]!.id },
        { code: 'INSUFFICIENT_STOCK', lineId: cart!.lines[1]!.id, available: 2 },
      ],
    })
  })

  it('adds the fee of cash on delivery, and rejects that for pick-up', async () => {
    const variantId = await fixture.createVariant({ stock: 9 })
    const cash = { paymentMethodId: 'cash-on-delivery' }
    const paid = await fixture.place({
      ...cash,
      cartId: await fixture.createCart([variantId, 1]),
      expectedTotalMinor: 1_240 + 390 + 250,
    })
    expect(paid.status).toBe('placed')
    const cartId = await fixture.createCart([variantId, 1])
    expect(
      errorCodes(await fixture.place({ ...cash, cartId, shippingMethodId: 'pickup' })),
    ).toEqual(['PAYMENT_METHOD_UNAVAILABLE'])
  })

  it('stores when the goods are expected, which a transfer leaves open', async () => {
    const arrivalOf = async (changes: {
      paymentMethodId?: string
      expectedTotalMinor?: number
    }) => {
      const variantId = await fixture.createVariant({ stock: 9 })
      const outcome = await fixture.place({
        cartId: await fixture.createCart([variantId, 1]),
        ...changes,
      })
      if (outcome.status === 'refused') throw new Error(errorCodes(outcome).join())
      const order = await database.read('floga', (sql) => readOrder(sql, outcome.orderId))
      return order!.shipping.arrival
    }
    const cash = { paymentMethodId: 'cash-on-delivery', expectedTotalMinor: 1_240 + 390 + 250 }
    // Ordered on a Saturday.
    expect(await arrivalOf(cash)).toEqual({
      earliest: '2026-11-23T22:00:00.000Z',
      latest: '2026-11-25T22:00:00.000Z',
      orderBy: '2026-11-23T12:00:00.000Z',
    })
    expect(await arrivalOf({})).toBeNull()
  })

  it('needs no address for pick-up', async () => {
    const variantId = await fixture.createVariant({ stock: 2 })
    const outcome = await fixture.place({
      cartId: await fixture.createCart([variantId, 1]),
      billingAddress: null,
      shippingMethodId: 'pickup',
      expectedTotalMinor: 1_240,
    })
    expect(outcome.status).toBe('placed')
  })

  it('sends no dangerous goods to an island', async () => {
    const variantId = await fixture.createVariant({ stock: 2, dangerousGoods: true })
    const cartId = await fixture.createCart([variantId, 1])
    const island = { ...orderInput().billingAddress!, region: 'GR-L', postalCode: '84600' }
    expect(errorCodes(await fixture.place({ cartId, billingAddress: island }))).toEqual([
      'HAZARD_NOT_SHIPPABLE',
    ])
  })

  it('rejects empty, unknown, expired and foreign carts', async () => {
    const variantId = await fixture.createVariant({ stock: 2 })
    const cartId = await fixture.createCart([variantId, 1])
    expect(errorCodes(await fixture.place({ cartId }, 'other'))).toEqual(['CART_NOT_FOUND'])
    expect(errorCodes(await fixture.place({ cartId: 'nope' }))).toEqual(['CART_NOT_FOUND'])
    await database.write('floga', (sql) =>
      sql.query('UPDATE carts SET expires_at = $2::timestamptz WHERE id = $1', [
        cartId,
        orderTime.toISOString(),
      ]),
    )
    expect(errorCodes(await fixture.place({ cartId }))).toEqual(['CART_NOT_FOUND'])
    const empty = await fixture.createCart([variantId, 1])
    await database.write('floga', (sql) =>
      sql.query('DELETE FROM cart_lines WHERE cart_id = $1', [empty]),
    )
    expect(errorCodes(await fixture.place({ cartId: empty }))).toEqual(['CART_EMPTY'])
  })

  it('requires the newest version of the terms', async () => {
    const variantId = await fixture.createVariant({ stock: 2 })
    const cartId = await fixture.createCart([variantId, 1])
    expect(errorCodes(await fixture.place({ cartId, termsAccepted: false }))).toEqual([
      'TERMS_NOT_ACCEPTED',
    ])
    expect(errorCodes(await fixture.place({ cartId, termsVersion: '0' }))).toEqual([
      'TERMS_CHANGED',
    ])
  })
})

async function catalogueVersion(database: Database): Promise<number> {
  const [row] = await database.read('floga', (sql) =>
    sql.query<{ version: number }>('SELECT catalogue_version AS version FROM tenants'),
  )
  return Number(row!.version)
}
