import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { orderInput } from '../../domains/orders/testing/order-input.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { readStock, seedVariants } from '../../testing/seed-variants.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { createShopper } from '../testing/shopper.js'
import type { Shopper } from '../testing/shopper.js'

const buyers = 60

describeEachEngine('concurrent buyers', (engine) => {
  let database: Database
  let platform: TestPlatform
  let shopper: Shopper
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    platform = startTestPlatform(database, { limitsFactor: 1_000 })
    shopper = createShopper(platform)
  })
  afterAll(async () => {
    await database.close()
  })

  it('share the last 7 items, and all others get a clear error', async () => {
    await seedVariants(database, 'floga', [{ id: 'RARE', stock: buyers }])
    const carts = await Promise.all(
      Array.from({ length: buyers }, () => shopper.cartWith('RARE', 1)),
    )
    await database.write('floga', (sql) =>
      sql.query("UPDATE variants SET stock = 7 WHERE id = 'RARE'"),
    )
    const answers = await Promise.all(
      carts.map((cartId, index) =>
        shopper.run('checkout-place-order', {
          input: orderInput({
            cartId,
            idempotencyKey: `rush-of-buyers-${index}`,
            paymentMethodId: 'cash-on-delivery',
            expectedTotalMinor: 1_240 + 390 + 250,
          }),
        }),
      ),
    )
    const texts = answers.map(({ errors }) => errors.map(({ code }) => code).join())
    expect(texts.filter((word) => word === '')).toHaveLength(7)
    expect(texts.filter((word) => word === 'NOT_AVAILABLE')).toHaveLength(buyers - 7)
    expect(await readStock(database, 'floga', 'RARE')).toBe(0)
  })
})
