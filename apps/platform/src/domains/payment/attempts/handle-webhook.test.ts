import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../../testing/open-test-database.js'
import { applyTold } from './apply-provider-status.js'
import { askRefundAgain } from '../refunds/retry-refund.js'
import { carryOutRefunds } from '../refunds/process-refunds.js'
import { hearEvent } from './handle-webhook.js'
import { ForgedEventError, PaymentProviderError } from '../payment-provider.js'
import type { ProviderPayment } from '../payment-provider.js'
import { reconcilePayments } from './reconcile-payments.js'
import { notePaidOut } from '../refunds/mark-refund-paid.js'
import { requestRefund } from '../refunds/request-refund.js'
import { createPaidWorlds } from '../testing/payment-fixture.js'
import type { PaidWorld } from '../testing/payment-fixture.js'

describeEachEngine('what a provider tells', (engine) => {
  let database: Database
  let newWorld: ReturnType<typeof createPaidWorlds>
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    newWorld = createPaidWorlds(database)
  }, 60_000)
  afterAll(() => database.close())

  let serial = 0
  /** An event of the newest try. */
  async function eventOf(world: PaidWorld, id = `event-${(serial += 1)}`) {
    const { id: paymentId } = await world.payment()
    const at = world.room.clock().toISOString()
    return JSON.stringify({ id, kind: 'changed', at, tenant: 'floga', paymentId })
  }
  const hear = (world: PaidWorld, body: string, signed = 'yes') =>
    hearEvent(world.room, world.provider, { headers: { signed }, body })
  /** What the provider gave back of this order; other tests leave refunds of theirs. */
  const given = async (world: PaidWorld) =>
    (await world.refunds()).map(({ id }) => world.provider.refunds.get(id))
  const eventCount = async (world: PaidWorld) => {
    const { id } = await world.payment()
    const rows = await database.admin((sql) =>
      sql.query('SELECT id FROM payment_events WHERE payment_id = $1', [id]),
    )
    return rows.length
  }

  it('ends the same in whichever order five events come, each twice', async () => {
    const states = ['OPEN', 'DECLINED', 'OPEN', 'APPROVED', 'EXPIRED'] as const
    const ends = new Set<string>()
    for (const order of [
      [0, 1, 2, 3, 4],
      [3, 4, 1, 0, 2],
      [4, 3, 2, 1, 0],
      [1, 3, 0, 4, 2],
    ]) {
      const world = await newWorld()
      await world.pay()
      const { id } = await world.payment()
      const heard = world.provider.payments.get(id)!
      // The most that may go wrong: what each event brings is what the provider knew when it sent it.
      for (const index of [...order, ...order.toReversed()]) {
        const told: ProviderPayment = { ...heard, state: states[index]! }
        await database.write('floga', (sql) =>
          applyTold(sql, {
            ports: world.room.ports,
            told,
            orderId: world.orderId,
            now: world.room.clock(),
          }),
        )
      }
      const { state } = await world.payment()
      const { state: orderState, paymentState } = await world.order()
      const [stock, refunds] = [await world.stock(), (await world.refunds()).length]
      ends.add(JSON.stringify({ state, orderState, paymentState, stock, refunds }))
    }
    const end = { state: 'APPROVED', orderState: 'APPROVED', paymentState: 'PAID' }
    expect([...ends]).toEqual([JSON.stringify({ ...end, stock: 1, refunds: 0 })])
  })

  it('is heard once, however often it comes', async () => {
    const world = await newWorld()
    await world.pay()
    world.provider.turn((await world.payment()).id, { state: 'APPROVED' })
    const body = await eventOf(world)
    await Promise.all([hear(world, body), hear(world, body), hear(world, body)])
    await hear(world, body)
    expect(await world.order()).toMatchObject({ state: 'APPROVED' })
    expect(await eventCount(world)).toBe(1)
  })

  it('is not heard without a signature, nor counted while the provider cannot be asked', async () => {
    const world = await newWorld()
    await world.pay()
    world.provider.turn((await world.payment()).id, { state: 'APPROVED' })
    const body = await eventOf(world)
    await expect(hear(world, body, 'no')).rejects.toThrow(ForgedEventError)
    world.provider.fail('before')
    await expect(hear(world, body)).rejects.toThrow(PaymentProviderError)
    expect(await eventCount(world)).toBe(0)
    expect((await world.order()).state).toBe('PENDING')
    world.provider.fail('none')
    await hear(world, body)
    expect((await world.order()).state).toBe('APPROVED')
  })

  it('brings the money back when the order was canceled meanwhile', async () => {
    const world = await newWorld()
    await world.pay()
    await world.move('CANCELED')
    world.provider.turn((await world.payment()).id, { state: 'APPROVED' })
    await hear(world, await eventOf(world))
    await hear(world, await eventOf(world))
    expect((await world.order()).state).toBe('CANCELED')
    expect((await world.payment()).state).toBe('SURPLUS')
    await carryOutRefunds(world.room)
    expect(await given(world)).toEqual([6_000])
    expect(await world.refunds()).toMatchObject([{ state: 'DONE', amountMinor: 6_000 }])
  })

  it('takes a failed order up again while the goods last, and brings the money back after', async () => {
    const worlds = [await newWorld(), await newWorld()]
    for (const [index, world] of worlds.entries()) {
      await world.pay()
      await world.move('FAILED')
      if (index === 1) await world.sellOut()
      world.provider.turn((await world.payment()).id, { state: 'APPROVED' })
      await hear(world, await eventOf(world))
    }
    expect(await worlds[0]!.order()).toMatchObject({ state: 'APPROVED', paymentState: 'PAID' })
    expect(await worlds[1]!.order()).toMatchObject({ state: 'FAILED' })
    expect(await worlds[1]!.refunds()).toMatchObject([{ state: 'REQUESTED', amountMinor: 6_000 }])
  })

  it('never lets another amount pay an order: it goes back as it came', async () => {
    for (const change of [{ amountMinor: 1 }, { amountMinor: 60_000 }, { currency: 'USD' }]) {
      const world = await newWorld()
      await world.pay()
      world.provider.turn((await world.payment()).id, { state: 'APPROVED', ...change })
      await hear(world, await eventOf(world))
      expect(await world.order()).toMatchObject({ state: 'FAILED', paymentState: 'FAILED' })
      expect(await world.payment()).toMatchObject({ state: 'SURPLUS' })
      expect(await world.refunds()).toMatchObject([{ state: 'REQUESTED', ...change }])
    }
  })

  it('is found out by asking when no event and no shopper comes', async () => {
    const world = await newWorld()
    await world.pay()
    world.provider.turn((await world.payment()).id, { state: 'APPROVED' })
    await reconcilePayments(world.room)
    expect((await world.order()).state).toBe('PENDING')
    world.wait(3 * 60_000)
    await reconcilePayments(world.room)
    expect((await world.order()).state).toBe('APPROVED')
  })

  it('gives a canceled order’s money back once, through failures of the provider', async () => {
    const world = await newWorld()
    await world.pay()
    world.provider.turn((await world.payment()).id, { state: 'APPROVED' })
    await hear(world, await eventOf(world))
    await world.move('CANCELED')
    world.provider.fail('after')
    await carryOutRefunds(world.room)
    expect(await world.refunds()).toMatchObject([{ state: 'REQUESTED' }])
    world.provider.fail('none')
    world.wait(60_000)
    await Promise.all([carryOutRefunds(world.room), carryOutRefunds(world.room)])
    expect(await given(world)).toEqual([6_000])
    expect(await world.refunds()).toMatchObject([{ state: 'DONE' }])
    expect(await world.order()).toMatchObject({ state: 'CANCELED', paymentState: 'REFUNDED' })
  })

  it('tells the shop of money that the provider will not give back, and owes it until somebody sees to it', async () => {
    const worlds = [await newWorld(), await newWorld()]
    for (const world of worlds) {
      await world.pay()
      world.provider.turn((await world.payment()).id, { state: 'APPROVED' })
      await hear(world, await eventOf(world))
      await world.move('CANCELED')
      world.provider.fail('refused')
      await carryOutRefunds(world.room)
      await carryOutRefunds(world.room)
      world.provider.fail('none')
      expect(await world.refunds()).toMatchObject([{ state: 'REFUSED', amountMinor: 6_000 }])
    }
    const told = await database.admin((sql) =>
      sql.query<{ orderId: string; amountMinor: number }>(
        `SELECT payload ->> 'orderId' AS "orderId", (payload ->> 'amountMinor')::integer AS "amountMinor"
         FROM outbox WHERE kind = 'refund-refused'`,
      ),
    )
    expect(told).toHaveLength(worlds.length)
    expect(told).toEqual(
      expect.arrayContaining(worlds.map(({ orderId }) => ({ orderId, amountMinor: 6_000 }))),
    )

    const [again, byHand] = worlds as [PaidWorld, PaidWorld]
    const now = again.room.clock()
    const { orderId } = again
    const more = { orderId, amountMinor: 6_000, cause: 'staff', now }
    expect(await database.write('floga', (sql) => requestRefund(sql, more))).toEqual({
      amountMinor: 0,
    })
    expect(await database.write('floga', (sql) => askRefundAgain(sql, { orderId, now }))).toBe(
      6_000,
    )
    await carryOutRefunds(again.room)
    expect(await again.refunds()).toMatchObject([{ state: 'DONE' }])
    expect(await given(again)).toEqual([6_000])

    const { ports } = byHand.room
    const transferred = { orderId: byHand.orderId, ports, now }
    expect(await database.write('floga', (sql) => notePaidOut(sql, transferred))).toBe(6_000)
    for (const world of worlds) {
      expect(await world.order()).toMatchObject({ state: 'CANCELED', paymentState: 'REFUNDED' })
    }
  })

  it('gives back in parts, never more than was paid, and moves the order when all is back', async () => {
    const world = await newWorld()
    await world.pay()
    world.provider.turn((await world.payment()).id, { state: 'APPROVED' })
    await hear(world, await eventOf(world))
    const ask = (amountMinor: number) =>
      database.write('floga', (sql) =>
        requestRefund(sql, {
          orderId: world.orderId,
          amountMinor,
          cause: 'staff',
          now: world.room.clock(),
        }),
      )
    expect(await ask(1_000)).toEqual({ amountMinor: 1_000 })
    await carryOutRefunds(world.room)
    expect((await world.order()).state).toBe('APPROVED')
    expect(await ask(9_999)).toEqual({ amountMinor: 5_000 })
    expect(await ask(1)).toEqual({ amountMinor: 0 })
    await carryOutRefunds(world.room)
    expect(await world.order()).toMatchObject({ state: 'REFUNDED', paymentState: 'REFUNDED' })
    expect((await given(world)).toSorted()).toEqual([1_000, 5_000])
  })
})
