import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { boughtTogether } from './bought-together.js'
import { createOrderFixture, orderTime } from './testing/order-fixture.js'
import type { OrderFixture } from './testing/order-fixture.js'
import { orderInput } from './testing/order-input.js'

describeEachEngine('boughtTogether', (engine) => {
  let database: Database
  let fixture: OrderFixture
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    fixture = createOrderFixture(database)
  })
  afterAll(() => database.close())

  async function order(email: string, one: string, other: string): Promise<void> {
    const cartId = await fixture.createCart([one, 1], [other, 1])
    const { contact } = orderInput()
    const changes = { cartId, contact: { ...contact, email }, expectedTotalMinor: 2_870 }
    const outcome = await fixture.place(changes)
    expect(outcome.status).toBe('placed')
  }

  const togetherWith = (variantId: string, options: { tenant?: string; now?: Date } = {}) =>
    database.read(options.tenant ?? 'floga', (sql) =>
      boughtTogether(sql, {
        productId: `product-${variantId}`,
        first: 4,
        now: options.now ?? orderTime,
      }),
    )

  it('names what three people ordered with a product, and nothing that fewer did', async () => {
    const stove = await fixture.createVariant({})
    const hose = await fixture.createVariant({})
    const pan = await fixture.createVariant({})
    await order('maria@example.com', stove, hose)
    await order('eleni@example.com', stove, hose)
    await order('maria+again@example.com', stove, hose)
    expect(await togetherWith(stove)).toEqual([])

    await order('nikos@example.com', hose, stove)
    await order('nikos@example.com', stove, pan)
    expect(await togetherWith(stove)).toEqual([`product-${hose}`])
    expect(await togetherWith(hose)).toEqual([`product-${stove}`])
    expect(await togetherWith(pan)).toEqual([])

    const inTwoYears = new Date(orderTime.getTime() + 2 * 365 * 24 * 60 * 60 * 1_000)
    expect(await togetherWith(stove, { now: inTwoYears })).toEqual([])
    expect(await togetherWith(stove, { tenant: 'other' })).toEqual([])
  })
})
