import { greekShop } from '../../../testing/greek-shop.js'
import { addItem } from '../../cart/add-items.js'
import { finishCart, lockCheckoutCart } from '../../cart/checkout-cart.js'
import { toCheckoutRules } from '../placing/price-cart.js'
import type { OrderPorts } from '../placing/order-ports.js'
import { placeOrder } from '../placing/place-order.js'
import type { PlaceOrderOutcome } from '../placing/place-order.js'
import { orderInput } from './order-input.js'
import type { Database } from '../../../foundation/database/database.js'
import { enqueue } from '../../../foundation/mail/outbox.js'
import { seedVariants } from '../../../testing/seed-variants.js'
import type { SeedVariant } from '../../../testing/seed-variants.js'
import type { PlaceOrderInput } from '../../../foundation/generated/contract-types.js'

/** The clock of every test on orders. */
export const orderTime = new Date('2026-11-21T10:00:00.000Z')

const bankAccount = {
  bankName: 'Τράπεζα',
  holderName: 'Floga',
  iban: 'GR1601101250000000012300695',
}

/** The test tenants' rules, with an account for transfers. */
export const orderRules = toCheckoutRules(
  {
    currency: 'EUR',
    ...greekShop,
    locales: ['el', 'en'],
    freeShippingAboveMinor: 5_000,
    termsVersion: '1',
    bankAccount,
    workingDays: { weekdays: [1, 2, 3, 4, 5], orderBy: '14:00', holidays: [], easter: 'orthodox' },
    dispatchDays: [
      { availability: 'IN_STOCK', min: 0, max: 0 },
      { availability: 'LOW_STOCK', min: 0, max: 0 },
      { availability: 'BACKORDER', min: 7, max: 15 },
    ],
  },
  ['CARD', 'IRIS'],
)

/** The domains behind an order. */
export const orderPorts: OrderPorts = {
  lockCheckoutCart,
  finishCart,
  notifyOrderPlaced: (sql, { orderId, now }) =>
    enqueue(sql, { kind: 'order-placed', payload: { orderId }, now }),
}

/** Steps that tests of orders share. */
export interface OrderFixture {
  /** A new variant. */
  createVariant(variant: Omit<SeedVariant, 'id'>): Promise<string>
  createCart(...contents: [variantId: string, quantity: number][]): Promise<string>
  newKey(): string
  /**
   * Places the order of {@link orderInput} with changes, under a key of its own if none is given.
   */
  place(changes: Partial<PlaceOrderInput>, tenant?: string): Promise<PlaceOrderOutcome>
  /** Rows of a table, over all tenants, where a column or an expression has a value. */
  count(table: string, where: string, value: string): Promise<number>
}

/** Builds {@link OrderFixture} over a database. */
export function createOrderFixture(database: Database): OrderFixture {
  let serial = 0
  const next = () => String((serial += 1)).padStart(6, '0')
  const newKey = () => `checkout-key-${next()}`
  return {
    newKey,
    async createVariant(variant) {
      const id = `V${next()}`
      await seedVariants(database, 'floga', [{ id, ...variant }])
      return id
    },
    async createCart(...contents) {
      let cartId: string | null = null
      for (const [variantId, quantity] of contents) {
        const { cart } = await database.write('floga', (sql) =>
          addItem(sql, { cartId, variantId, quantity, mutationId: null, now: orderTime }),
        )
        cartId = cart!.id
      }
      return cartId!
    },
    place: (changes, tenant = 'floga') =>
      placeOrder({
        database,
        tenant,
        rules: orderRules,
        ports: orderPorts,
        input: orderInput({ idempotencyKey: newKey(), ...changes }),
        locale: 'el',
        memberId: null,
        now: orderTime,
      }),
    count: (table, where, value) =>
      database.admin(async (sql) => {
        const rows = await sql.query<{ count: number }>(
          `SELECT count(*)::integer AS count FROM ${table} WHERE ${where} = $1`,
          [value],
        )
        return rows[0]!.count
      }),
  }
}

/** Codes of an error; empty for an order that was placed. */
export function errorCodes(outcome: PlaceOrderOutcome): string[] {
  return outcome.status === 'refused' ? outcome.errors.map(({ code }) => code) : []
}
