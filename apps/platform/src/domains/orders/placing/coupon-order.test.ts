import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyCoupon } from '../../cart/apply-coupon.js'
import type { Database } from '../../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../../testing/open-test-database.js'
import { orderMovePorts } from '../../../composition/ports/order-move-ports.js'
import { moveOrder } from '../move-order.js'
import type { OrderState } from '../order-states.js'
import { readOrder } from '../read-order.js'
import { createOrderFixture, orderTime, errorCodes } from '../testing/order-fixture.js'
import type { OrderFixture } from '../testing/order-fixture.js'

describeEachEngine('orders with a coupon', (engine) => {
  let database: Database
  let fixture: OrderFixture
  let variantId: string
  let serial = 0
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    fixture = createOrderFixture(database)
    variantId = await fixture.createVariant({ stock: 1_000, priceMinor: 1_240 })
  })
  afterAll(() => database.close())

  async function makeCoupon(
    terms: object,
    limits: { all?: number; perPerson?: number } = {},
  ): Promise<string> {
    const code = `CODE-${(serial += 1)}`
    await database.write('floga', (sql) =>
      sql.query(
        `INSERT INTO coupons (tenant, code, terms, max_uses, max_uses_per_person, created_at)
         VALUES ('floga', $1, $2::text::jsonb, $3, $4, now())`,
        [code, JSON.stringify(terms), limits.all ?? null, limits.perPerson ?? null],
      ),
    )
    return code
  }

  function apply(cartId: string, code: string) {
    return database.write('floga', (sql) => applyCoupon(sql, { cartId, code, now: orderTime }))
  }

  async function cartWith(code: string, quantity = 1): Promise<string> {
    const cartId = await fixture.createCart([variantId, quantity])
    await apply(cartId, code)
    return cartId
  }

  /** A tenth off 12,40 €, and shipping. */
  const tenPercent = { kind: 'PERCENT', percent: 10 }
  const reduced = 1_240 - 124 + 390

  const place = async (code: string, email?: string) => {
    const contact = { firstName: 'Α', lastName: 'Β', phone: '2101234567' }
    return fixture.place({
      cartId: await cartWith(code),
      expectedTotalMinor: reduced,
      ...(email && { contact: { ...contact, email } }),
    })
  }

  function move(orderId: string, to: OrderState) {
    return database.write('floga', (sql) =>
      moveOrder(sql, { orderId, to, cause: 'staff', now: orderTime }, orderMovePorts),
    )
  }

  it('stores the discount of the order and of each line', async () => {
    const other = await fixture.createVariant({ priceMinor: 333, stock: 5, taxRate: 13 })
    const code = await makeCoupon({ kind: 'AMOUNT', amountMinor: 500, minimumMinor: 1_000 })
    const cartId = await fixture.createCart([variantId, 1], [other, 1])
    // Two of its letters are of another alphabet, and a space is invisible.
    const typed = code.replace('CODE', '\u200bcоdе')
    expect((await apply(cartId, typed)).cart!.coupon!.code).toBe(code)
    const outcome = await fixture.place({ cartId, expectedTotalMinor: 1_573 - 500 + 390 })
    expect(outcome.status).toBe('placed')
    const { orderId } = outcome as { orderId: string }
    const order = await database.read('floga', (sql) => readOrder(sql, orderId))
    expect(order).toMatchObject({
      couponCode: code,
      totals: { itemsMinor: 1_573, discountMinor: -500, grandMinor: 1_463 },
    })
    expect(order!.items.map(({ discountMinor }) => discountMinor)).toEqual([394, 106])
    const vat = await database.admin((sql) =>
      sql.query<{ vat: number }>(
        'SELECT vat_minor AS vat FROM order_items WHERE order_id = $1 ORDER BY position',
        [orderId],
      ),
    )
    // 24 % in 8,46 € and 13 % in 2,27 €; shipping has 75 cents of its own.
    expect(vat.map((row) => row.vat)).toEqual([164, 26])
    expect(order!.totals.vatMinor).toBe(164 + 26 + 75)
  })

  it('makes shipping free, and returns the new total when a coupon has ended', async () => {
    const free = await makeCoupon({ kind: 'FREE_SHIPPING' })
    const placed = await fixture.place({ cartId: await cartWith(free), expectedTotalMinor: 1_240 })
    expect(placed.status).toBe('placed')
    const code = await makeCoupon(tenPercent)
    const cartId = await cartWith(code)
    await database.write('floga', (sql) =>
      sql.query('UPDATE coupons SET terms = $2::text::jsonb WHERE code = $1', [
        code,
        JSON.stringify({ ...tenPercent, endsAt: '2026-11-21T09:00:00.000Z' }),
      ]),
    )
    const outcome = await fixture.place({ cartId, expectedTotalMinor: reduced })
    expect(errorCodes(outcome)).toEqual(['TOTAL_CHANGED', 'COUPON_ENDED'])
    expect(outcome).toMatchObject({ newTotalMinor: 1_630 })
  })

  it('is redeemed as often as allowed, however many orders are placed at once', async () => {
    const code = await makeCoupon(tenPercent, { all: 3 })
    const carts = await Promise.all(Array.from({ length: 10 }, () => cartWith(code)))
    const outcomes = await Promise.all(
      carts.map((cartId) => fixture.place({ cartId, expectedTotalMinor: reduced })),
    )
    expect(outcomes.filter(({ status }) => status === 'placed')).toHaveLength(3)
    // A shopper who saw the discount is not charged without it.
    const errors = new Set(outcomes.flatMap(errorCodes))
    expect([...errors].every((name) => /COUPON_USED_UP|TOTAL_CHANGED/.test(name))).toBe(true)
    expect(await fixture.count('coupon_uses', 'code', code)).toBe(3)
  })

  it('is redeemed once per person, in any spelling of the e-mail address', async () => {
    const code = await makeCoupon(tenPercent, { perPerson: 1 })
    expect((await place(code, 'Maria@example.com')).status).toBe('placed')
    expect(errorCodes(await place(code, 'maria@EXAMPLE.com'))).toEqual(['COUPON_USED_BEFORE'])
    expect((await place(code, 'nikos@example.com')).status).toBe('placed')
  })

  it('is released by an order that fails or is canceled, and redeemed again when it is reopened', async () => {
    const code = await makeCoupon(tenPercent, { all: 1 })
    const { orderId } = (await place(code)) as { orderId: string }
    const applyErrors = async () =>
      (await apply(await fixture.createCart([variantId, 1]), code)).errors
    expect((await applyErrors())[0]!.code).toBe('COUPON_USED_UP')
    await move(orderId, 'FAILED')
    expect(await applyErrors()).toEqual([])
    expect((await move(orderId, 'PENDING')).status).toBe('moved')
    expect((await applyErrors())[0]!.code).toBe('COUPON_USED_UP')
    await move(orderId, 'FAILED')
    const { orderId: second } = (await place(code)) as { orderId: string }
    expect(await move(orderId, 'PENDING')).toMatchObject({
      status: 'coupon-unavailable',
      errors: [{ code: 'COUPON_USED_UP' }],
    })
    await move(second, 'CANCELED')
    expect((await move(orderId, 'PENDING')).status).toBe('moved')
  })

  it('stays in the cart while goods are missing, and is rejected when goods cannot help', async () => {
    const cartId = await fixture.createCart([variantId, 1])
    const far = await makeCoupon({ ...tenPercent, minimumMinor: 5_000 })
    expect((await apply(cartId, far)).cart!.coupon!.code).toBe(far)
    const refused = await apply(cartId, 'NO-SUCH-CODE')
    expect(refused.errors).toEqual([{ code: 'COUPON_UNKNOWN', field: 'code' }])
    expect(refused.cart!.coupon!.code).toBe(far)
    const ended = await makeCoupon({ ...tenPercent, endsAt: '2020-01-01T00:00:00.000Z' })
    expect((await apply(cartId, ended)).errors[0]!.code).toBe('COUPON_ENDED')
  })

  it('counts one mailbox as one person, however its address is written', async () => {
    const code = await makeCoupon(tenPercent, { perPerson: 1 })
    expect((await place(code, 'same.person@gmail.com')).status).toBe('placed')
    for (const email of ['Same.Person+1@gmail.com', 's.a.m.e.person@googlemail.com']) {
      expect(errorCodes(await place(code, email))).toEqual(['COUPON_USED_BEFORE'])
    }
    expect((await place(code, 'other.person@gmail.com')).status).toBe('placed')
  })
})
