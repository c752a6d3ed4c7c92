import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyProviderStatus } from './apply-provider-status.js'
import { handleWebhook } from './handle-webhook.js'
import { reconcilePayments } from './reconcile-payments.js'
import { InvalidSignatureError, PaymentProviderError } from '../payment-provider.js'
import type { ProviderPayment } from '../payment-provider.js'
import { processRefunds } from '../refunds/process-refunds.js'
import { markRefundPaid } from '../refunds/mark-refund-paid.js'
import { retryRefund } from '../refunds/retry-refund.js'
import { requestRefund } from '../refunds/request-refund.js'
import { createPaymentFixtureFactory } from '../testing/payment-fixture.js'
import type { PaymentFixture } from '../testing/payment-fixture.js'
import type { Database } from '../../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../../testing/open-test-database.js'

describeEachEngine('handleWebhook', (engine) => {
  let database: Database
  let createFixture: ReturnType<typeof createPaymentFixtureFactory>
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    createFixture = createPaymentFixtureFactory(database)
  })
  afterAll(() => database.close())

  let serial = 0
  /** An event of the newest attempt. */
  async function eventOf(fixture: PaymentFixture, id = `event-${(serial += 1)}`) {
    const { id: paymentId } = await fixture.payment()
    const at = fixture.context.clock().toISOString()
    return JSON.stringify({ id, kind: 'changed', at, tenant: 'floga', paymentId })
  }
  const receive = (fixture: PaymentFixture, body: string, signed = 'yes') =>
    handleWebhook(fixture.context, fixture.provider, { headers: { signed }, body })
  /** The provider's refunds of this order; other tests create refunds too. */
  const refunded = async (fixture: PaymentFixture) =>
    (await fixture.refunds()).map(({ id }) => fixture.provider.refunds.get(id))
  const eventCount = async (fixture: PaymentFixture) => {
    const { id } = await fixture.payment()
    const rows = await database.admin((sql) =>
      sql.query('SELECT id FROM payment_events WHERE payment_id = $1', [id]),
    )
    return rows.length
  }

  it('has the same result in every order of five events, each applied twice', async () => {
    const states = ['OPEN', 'DECLINED', 'OPEN', 'APPROVED', 'EXPIRED'] as const
    const ends = new Set<string>()
    for (const order of [
      [0, 1, 2, 3, 4],
      [3, 4, 1, 0, 2],
      [4, 3, 2, 1, 0],
      [1, 3, 0, 4, 2],
    ]) {
      const fixture = await createFixture()
      await fixture.pay()
      const { id } = await fixture.payment()
      const initial = fixture.provider.payments.get(id)!
      // The worst case: each event brings the status from when it was sent.
      for (const index of [...order, ...order.toReversed()]) {
        const providerPayment: ProviderPayment = { ...initial, state: states[index]! }
        await database.write('floga', (sql) =>
          applyProviderStatus(sql, {
            ports: fixture.context.ports,
            providerPayment,
            orderId: fixture.orderId,
            now: fixture.context.clock(),
          }),
        )
      }
      const { state } = await fixture.payment()
      const { state: orderState, paymentState } = await fixture.order()
      const [stock, refunds] = [await fixture.stock(), (await fixture.refunds()).length]
      ends.add(JSON.stringify({ state, orderState, paymentState, stock, refunds }))
    }
    const end = { state: 'APPROVED', orderState: 'APPROVED', paymentState: 'PAID' }
    expect([...ends]).toEqual([JSON.stringify({ ...end, stock: 1, refunds: 0 })])
  })

  it('applies an event once, however often it is delivered', async () => {
    const fixture = await createFixture()
    await fixture.pay()
    fixture.provider.update((await fixture.payment()).id, { state: 'APPROVED' })
    const body = await eventOf(fixture)
    await Promise.all([receive(fixture, body), receive(fixture, body), receive(fixture, body)])
    await receive(fixture, body)
    expect(await fixture.order()).toMatchObject({ state: 'APPROVED' })
    expect(await eventCount(fixture)).toBe(1)
  })

  it('rejects an event without a signature, and stores none while the provider is unavailable', async () => {
    const fixture = await createFixture()
    await fixture.pay()
    fixture.provider.update((await fixture.payment()).id, { state: 'APPROVED' })
    const body = await eventOf(fixture)
    await expect(receive(fixture, body, 'no')).rejects.toThrow(InvalidSignatureError)
    fixture.provider.fail('before')
    await expect(receive(fixture, body)).rejects.toThrow(PaymentProviderError)
    expect(await eventCount(fixture)).toBe(0)
    expect((await fixture.order()).state).toBe('PENDING')
    fixture.provider.fail('none')
    await receive(fixture, body)
    expect((await fixture.order()).state).toBe('APPROVED')
  })

  it('refunds a payment of an order that has been canceled', async () => {
    const fixture = await createFixture()
    await fixture.pay()
    await fixture.move('CANCELED')
    fixture.provider.update((await fixture.payment()).id, { state: 'APPROVED' })
    await receive(fixture, await eventOf(fixture))
    await receive(fixture, await eventOf(fixture))
    expect((await fixture.order()).state).toBe('CANCELED')
    expect((await fixture.payment()).state).toBe('OVERPAID')
    await processRefunds(fixture.context)
    expect(await refunded(fixture)).toEqual([6_000])
    expect(await fixture.refunds()).toMatchObject([{ state: 'DONE', amountMinor: 6_000 }])
  })

  it('reopens a failed order while goods are in stock, and refunds afterwards', async () => {
    const fixtures = [await createFixture(), await createFixture()]
    for (const [index, fixture] of fixtures.entries()) {
      await fixture.pay()
      await fixture.move('FAILED')
      if (index === 1) await fixture.sellOut()
      fixture.provider.update((await fixture.payment()).id, { state: 'APPROVED' })
      await receive(fixture, await eventOf(fixture))
    }
    expect(await fixtures[0]!.order()).toMatchObject({ state: 'APPROVED', paymentState: 'PAID' })
    expect(await fixtures[1]!.order()).toMatchObject({ state: 'FAILED' })
    expect(await fixtures[1]!.refunds()).toMatchObject([{ state: 'REQUESTED', amountMinor: 6_000 }])
  })

  it('refunds a payment of another amount and never approves the order', async () => {
    for (const change of [{ amountMinor: 1 }, { amountMinor: 60_000 }, { currency: 'USD' }]) {
      const fixture = await createFixture()
      await fixture.pay()
      fixture.provider.update((await fixture.payment()).id, { state: 'APPROVED', ...change })
      await receive(fixture, await eventOf(fixture))
      expect(await fixture.order()).toMatchObject({ state: 'FAILED', paymentState: 'FAILED' })
      expect(await fixture.payment()).toMatchObject({ state: 'OVERPAID' })
      expect(await fixture.refunds()).toMatchObject([{ state: 'REQUESTED', ...change }])
    }
  })

  it('is replaced by polling if neither an event nor the shopper returns', async () => {
    const fixture = await createFixture()
    await fixture.pay()
    fixture.provider.update((await fixture.payment()).id, { state: 'APPROVED' })
    await reconcilePayments(fixture.context)
    expect((await fixture.order()).state).toBe('PENDING')
    fixture.wait(3 * 60_000)
    await reconcilePayments(fixture.context)
    expect((await fixture.order()).state).toBe('APPROVED')
  })

  it('refunds a canceled order once, through failures of the provider', async () => {
    const fixture = await createFixture()
    await fixture.pay()
    fixture.provider.update((await fixture.payment()).id, { state: 'APPROVED' })
    await receive(fixture, await eventOf(fixture))
    await fixture.move('CANCELED')
    fixture.provider.fail('after')
    await processRefunds(fixture.context)
    expect(await fixture.refunds()).toMatchObject([{ state: 'REQUESTED' }])
    fixture.provider.fail('none')
    fixture.wait(60_000)
    await Promise.all([processRefunds(fixture.context), processRefunds(fixture.context)])
    expect(await refunded(fixture)).toEqual([6_000])
    expect(await fixture.refunds()).toMatchObject([{ state: 'DONE' }])
    expect(await fixture.order()).toMatchObject({ state: 'CANCELED', paymentState: 'REFUNDED' })
  })

  it('notifies the shop of a rejected refund, and owes it until staff settle it', async () => {
    const fixtures = [await createFixture(), await createFixture()]
    for (const fixture of fixtures) {
      await fixture.pay()
      fixture.provider.update((await fixture.payment()).id, { state: 'APPROVED' })
      await receive(fixture, await eventOf(fixture))
      await fixture.move('CANCELED')
      fixture.provider.fail('refused')
      await processRefunds(fixture.context)
      await processRefunds(fixture.context)
      fixture.provider.fail('none')
      expect(await fixture.refunds()).toMatchObject([{ state: 'REFUSED', amountMinor: 6_000 }])
    }
    const notifications = await database.admin((sql) =>
      sql.query<{ orderId: string; amountMinor: number }>(
        `SELECT payload ->> 'orderId' AS "orderId", (payload ->> 'amountMinor')::integer AS "amountMinor"
         FROM outbox WHERE kind = 'refund-refused'`,
      ),
    )
    expect(notifications).toHaveLength(fixtures.length)
    expect(notifications).toEqual(
      expect.arrayContaining(fixtures.map(({ orderId }) => ({ orderId, amountMinor: 6_000 }))),
    )

    const [again, transferred] = fixtures as [PaymentFixture, PaymentFixture]
    const now = again.context.clock()
    const { orderId } = again
    const more = { orderId, amountMinor: 6_000, cause: 'staff', now }
    expect(await database.write('floga', (sql) => requestRefund(sql, more))).toEqual({
      amountMinor: 0,
    })
    expect(await database.write('floga', (sql) => retryRefund(sql, { orderId, now }))).toBe(6_000)
    await processRefunds(again.context)
    expect(await again.refunds()).toMatchObject([{ state: 'DONE' }])
    expect(await refunded(again)).toEqual([6_000])

    const { ports } = transferred.context
    const payout = { orderId: transferred.orderId, ports, now }
    expect(await database.write('floga', (sql) => markRefundPaid(sql, payout))).toBe(6_000)
    for (const fixture of fixtures) {
      expect(await fixture.order()).toMatchObject({ state: 'CANCELED', paymentState: 'REFUNDED' })
    }
  })

  it('refunds in parts, never more than was paid, and moves the order when all is refunded', async () => {
    const fixture = await createFixture()
    await fixture.pay()
    fixture.provider.update((await fixture.payment()).id, { state: 'APPROVED' })
    await receive(fixture, await eventOf(fixture))
    const refund = (amountMinor: number) =>
      database.write('floga', (sql) =>
        requestRefund(sql, {
          orderId: fixture.orderId,
          amountMinor,
          cause: 'staff',
          now: fixture.context.clock(),
        }),
      )
    expect(await refund(1_000)).toEqual({ amountMinor: 1_000 })
    await processRefunds(fixture.context)
    expect((await fixture.order()).state).toBe('APPROVED')
    expect(await refund(9_999)).toEqual({ amountMinor: 5_000 })
    expect(await refund(1)).toEqual({ amountMinor: 0 })
    await processRefunds(fixture.context)
    expect(await fixture.order()).toMatchObject({ state: 'REFUNDED', paymentState: 'REFUNDED' })
    expect((await refunded(fixture)).toSorted()).toEqual([1_000, 5_000])
  })
})
