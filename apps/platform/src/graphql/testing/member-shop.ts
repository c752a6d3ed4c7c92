import type { Database } from '../../foundation/database/database.js'
import { orderInput } from '../../domains/orders/testing/order-input.js'
import { openTestDatabase, testTenantSettings } from '../../testing/open-test-database.js'
import type { TestEngine } from '../../testing/open-test-database.js'
import { seedVariants } from '../../testing/seed-variants.js'
import { createMemberFixture } from './member-fixture.js'
import type { Caller, MemberAnswer, MemberFixture } from './member-fixture.js'

/** Where the shop takes transfers. */
export const bankAccount = {
  bankName: 'Τράπεζα',
  holderName: 'Floga',
  iban: 'GR1601101250000000012300695',
}

/** A piece and its delivery, in cents; delivery is free above 50 €. */
const pieceMinor = 1_240
const deliveryMinor = 390

/** A member's address as one types it: with a space too many, and a postal code in two parts. */
export const memberHome = {
  address: ' Πειραιώς 1 ',
  country: 'GR',
  region: 'GR-I',
  city: 'Αθήνα',
  postalCode: '104 31',
}

/** A fixture of members with goods to buy and an account to pay into. */
export interface MemberShop {
  database: Database
  fixture: MemberFixture
  /** Creates a cart with pieces by SKU. @returns its id. */
  cartWith(pieces: Record<string, number>, caller?: Caller): Promise<string>
  /** Places an order as a member; `key` distinguishes orders. Throws if it is rejected. */
  order(token: string, key: string, pieces?: Record<string, number>): Promise<MemberAnswer>
  close(): Promise<void>
}

/** Opens {@link MemberShop} with the given stock of each variant. */
export async function openMemberShop(
  engine: TestEngine,
  stock: Record<string, number>,
): Promise<MemberShop> {
  const database = await openTestDatabase(engine)
  await database.admin((sql) =>
    sql.query('UPDATE tenants SET settings = $1::text::jsonb', [
      JSON.stringify({ ...testTenantSettings, bankAccount }),
    ]),
  )
  await seedVariants(
    database,
    'floga',
    Object.entries(stock).map(([id, pieces]) => ({ id, stock: pieces })),
  )
  const fixture = createMemberFixture(database)

  const cartWith = async (pieces: Record<string, number>, caller: Caller = {}) => {
    let cartId: string | null = null
    for (const [variantId, quantity] of Object.entries(pieces)) {
      const input: object = { cartId, variantId, quantity }
      const { cart } = await fixture.ask('cart-add-item', { input }, caller)
      cartId = cart.id
    }
    if (!cartId) throw new Error('A cart needs goods.')
    return cartId
  }
  return {
    database,
    fixture,
    cartWith,
    async order(token, key, pieces = { A: 1 }) {
      const itemsMinor = Object.values(pieces).reduce((sum, count) => sum + count, 0) * pieceMinor
      const input = orderInput({
        cartId: await cartWith(pieces),
        idempotencyKey: key.padEnd(16, '-'),
        expectedTotalMinor: itemsMinor + (itemsMinor > 5_000 ? 0 : deliveryMinor),
      })
      const placed = await fixture.ask('checkout-place-order', { input }, { token })
      const [error] = placed.errors
      if (error) throw new Error(`The order was rejected: ${error.code}.`)
      return placed.order
    },
    async close() {
      await database.close()
    },
  }
}
