import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPayments } from '../../composition/create-payments.js'
import { orderInput } from '../../domains/orders/testing/order-input.js'
import { createFakeProvider } from '../../domains/payment/testing/fake-provider.js'
import type { Database } from '../../foundation/database/database.js'
import { openTestDatabase, testTenantSettings } from '../../testing/open-test-database.js'
import { seedVariants } from '../../testing/seed-variants.js'
import { createMemberFixture } from '../testing/member-fixture.js'

describe('orderPay', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('stores a normalized return URL, and rejects one of another origin', async () => {
    const settings = JSON.stringify({ ...testTenantSettings, paymentProvider: 'fake' })
    await database.admin((sql) =>
      sql.query('UPDATE tenants SET settings = $1::text::jsonb', [settings]),
    )
    await seedVariants(database, 'floga', [{ id: 'A', stock: 2 }])
    const provider = createFakeProvider()
    const payments = createPayments({ database, providers: [provider] })
    const fixture = createMemberFixture(database, { payments })
    const { cart } = await fixture.ask('cart-add-item', { input: { variantId: 'A', quantity: 1 } })
    const { order } = await fixture.ask('checkout-place-order', {
      input: orderInput({ cartId: cart.id, paymentMethodId: 'card' }),
    })
    const pay = (returnUrl: string) =>
      fixture.ask('order-pay', { input: { orderId: order.id, returnUrl } })

    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example/back',
      '/back',
      'javascript:alert(1)',
      'http://127.0.0.1:3000@evil.example/',
      'http://127.0.0.1:3000.evil.example/',
    ]) {
      const refused = { errors: [{ code: 'INVALID', field: 'input.returnUrl' }] }
      expect([elsewhere, await pay(elsewhere)]).toMatchObject([elsewhere, refused])
    }
    expect(provider.requests).toEqual([])

    await pay('HTTP://127.0.0.1:3000\\checkout\\up\\..\\return\n?name=ä')
    expect(provider.requests.map(({ returnUrl }) => returnUrl)).toEqual([
      'http://127.0.0.1:3000/checkout/return?name=%C3%A4',
    ])
    const [kept] = await database.admin((sql) =>
      sql.query<{ url: string }>(`SELECT choices ->> 'returnUrl' AS url FROM payments`),
    )
    expect(kept?.url).toBe('http://127.0.0.1:3000/checkout/return?name=%C3%A4')
  })
})
