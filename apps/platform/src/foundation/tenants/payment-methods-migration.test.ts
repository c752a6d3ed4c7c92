import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOrderFixture } from '../../domains/orders/testing/order-fixture.js'
import { greekPaymentRules } from '../../testing/greek-shop.js'
import {
  describeEachEngine,
  openTestDatabase,
  testTenantSettings,
} from '../../testing/open-test-database.js'
import type { Database } from '../database/database.js'
import { createTenantRegistry } from './tenant-registry.js'

const migration = join(import.meta.dirname, '../../../migrations/0017-payment-methods.sql')

describeEachEngine('the migration of payment methods', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('gives rows and orders of the builds before their form, mark and names', async () => {
    const fixture = createOrderFixture(database)
    const variantId = await fixture.createVariant({ stock: 1 })
    const placed = await fixture.place({ cartId: await fixture.createCart([variantId, 1]) })
    if (placed.status !== 'placed') throw new Error(JSON.stringify(placed))
    const before = {
      ...testTenantSettings,
      paymentRules: greekPaymentRules.map(
        ({ form: _form, mark: _mark, name: _name, description: _text, fromMinor: _from, ...row }) =>
          row,
      ),
      messages: { en: { 'payment.CARD.name': 'Plastic', 'email.hello': 'Hi' } },
    }
    await database.admin(async (sql) => {
      await sql.query(`UPDATE tenants SET settings = $1::text::jsonb WHERE tenant = 'floga'`, [
        JSON.stringify(before),
      ])
      await sql.query(
        `UPDATE orders SET payment = payment - '{form,mark,name,description}'::text[]`,
      )
    })
    await database.script(await readFile(migration, 'utf8'))

    const settings = await createTenantRegistry(database).find('floga')
    const [card, ...others] = greekPaymentRules
    expect(settings?.paymentRules).toEqual([
      { ...card, name: { el: 'Κάρτα', en: 'Plastic' } },
      ...others,
    ])
    expect(settings?.messages).toEqual({ en: { 'email.hello': 'Hi' } })
    const [order] = await database.read('floga', (sql) =>
      sql.query<{ payment: object }>('SELECT payment FROM orders'),
    )
    const transfer = others.find(({ method }) => method === 'bank-transfer')!
    const { name, description, form, mark } = transfer
    expect(order?.payment).toMatchObject({ name, description, form, mark })
  })
})
