import { createPayments } from '../../../composition/create-payments.js'
import { orderMovePorts } from '../../../composition/ports/order-move-ports.js'
import { moveOrder } from '../../orders/move-order.js'
import type { OrderState } from '../../orders/order-states.js'
import { createOrderFixture, orderTime } from '../../orders/testing/order-fixture.js'
import type { OrderFixture } from '../../orders/testing/order-fixture.js'
import { beginPayment } from '../attempts/begin-payment.js'
import type { BeginPaymentOutcome } from '../attempts/begin-payment.js'
import type { PaymentContext, PaymentRequest } from '../payment-context.js'
import type { PaymentChoices, PaymentRecord, RefundRecord } from '../payment-record.js'
import { readPayments, readRefunds } from '../read-payments.js'
import { createFakeProvider } from './fake-provider.js'
import type { FakeProvider } from './fake-provider.js'
import type { Database } from '../../../foundation/database/database.js'
import { readStock } from '../../../testing/seed-variants.js'

/** An order of one piece of two in stock, with its payments. */
export interface PaymentFixture {
  context: PaymentContext
  provider: FakeProvider
  orderId: string
  pay(
    choices?: Partial<PaymentChoices>,
    changes?: Partial<PaymentRequest>,
  ): Promise<BeginPaymentOutcome>
  move(to: OrderState): Promise<void>
  payments(): Promise<PaymentRecord[]>
  /** The newest attempt. */
  payment(): Promise<PaymentRecord>
  refunds(): Promise<RefundRecord[]>
  order(): Promise<{ state: OrderState; paymentState: string; totalMinor: number }>
  stock(): Promise<number>
  /** Sets the stock to zero. */
  sellOut(): Promise<void>
  wait(ms: number): void
}

export interface PaymentFixtureOptions {
  memberId?: string
  /** @default 6_000 */
  priceMinor?: number
}

/** Creates fixtures over a database: each places an order by card with a provider of its own in memory. */
export function createPaymentFixtureFactory(
  database: Database,
): (options?: PaymentFixtureOptions) => Promise<PaymentFixture> {
  const orders = createOrderFixture(database)
  return (options = {}) => createPaidFixture(database, orders, options)
}

async function createPaidFixture(
  database: Database,
  orders: OrderFixture,
  options: PaymentFixtureOptions,
): Promise<PaymentFixture> {
  const provider = createFakeProvider()
  let nowMs = orderTime.getTime()
  const context = createPayments({ database, providers: [provider], clock: () => new Date(nowMs) })
  const variantId = await orders.createVariant({
    stock: 2,
    priceMinor: options.priceMinor ?? 6_000,
  })
  const expectedTotalMinor = options.priceMinor ?? 6_000
  const placed = await orders.place({
    cartId: await orders.createCart([variantId, 1]),
    paymentMethodId: 'card',
    expectedTotalMinor,
  })
  if (placed.status !== 'placed') throw new Error(JSON.stringify(placed))
  const { orderId } = placed
  if (options.memberId) {
    await database.admin((sql) =>
      sql.query('UPDATE orders SET member_id = $2 WHERE id = $1', [orderId, options.memberId]),
    )
  }
  const payments = () => database.read('floga', (sql) => readPayments(sql, [orderId]))
  return {
    context,
    provider,
    orderId,
    pay: (choices = {}, changes = {}) =>
      beginPayment(context, {
        tenant: 'floga',
        provider,
        orderId,
        memberId: options.memberId ?? null,
        method: null,
        choices: {
          savedCardId: null,
          saveCard: false,
          instalments: null,
          returnUrl: 'http://127.0.0.1:3000/back',
          locale: 'el',
          ...choices,
        },
        instalmentPlansFor: (amountMinor) => (amountMinor >= 10_000 ? [3, 4, 5, 6] : []),
        merchant: 'Floga',
        ...changes,
      }),
    async move(to) {
      const moved = await database.write('floga', (sql) =>
        moveOrder(sql, { orderId, to, cause: 'staff', now: new Date(nowMs) }, orderMovePorts),
      )
      if (moved.status !== 'moved') throw new Error(JSON.stringify(moved))
    },
    payments,
    payment: async () => (await payments()).at(-1)!,
    refunds: () => database.read('floga', (sql) => readRefunds(sql, [orderId])),
    order: async () => {
      const [order] = await database.read('floga', (sql) =>
        sql.query<{ state: OrderState; paymentState: string; totalMinor: number }>(
          `SELECT state, payment_state AS "paymentState", total_minor AS "totalMinor"
           FROM orders WHERE id = $1`,
          [orderId],
        ),
      )
      return order!
    },
    stock: () => readStock(database, 'floga', variantId),
    sellOut: async () =>
      void (await database.admin((sql) =>
        sql.query('UPDATE variants SET stock = 0 WHERE id = $1', [variantId]),
      )),
    wait: (ms) => {
      nowMs += ms
    },
  }
}
