import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../../testing/open-test-database.js'
import { forgetRemovedCards } from '../cards/delete-removed-cards.js'
import { readSavedCards, removeSavedCard } from '../cards/saved-cards.js'
import { settleOrder } from './settle-order.js'
import { fakeCard } from '../testing/fake-provider.js'
import { createPaidWorlds } from '../testing/payment-fixture.js'

describeEachEngine('beginPayment', (engine) => {
  let database: Database
  let newWorld: ReturnType<typeof createPaidWorlds>
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    newWorld = createPaidWorlds(database)
  }, 60_000)
  afterAll(() => database.close())

  it('opens one page for one order, however often and however much at once it is asked', async () => {
    const world = await newWorld()
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => world.pay()))
    outcomes.push(await world.pay())
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(outcomes[0]).toMatchObject({ status: 'page' })
    expect(world.provider.requests).toHaveLength(1)
    expect(world.provider.requests[0]).toMatchObject({ amountMinor: 6_000, currency: 'EUR' })
    expect(await world.payments()).toHaveLength(1)
  })

  it('asks again under the same name when an answer was lost', async () => {
    const world = await newWorld()
    world.provider.fail('after')
    expect(await world.pay()).toMatchObject({ refusals: [{ code: 'PAYMENT_UNAVAILABLE' }] })
    expect(await world.payment()).toMatchObject({ state: 'OPENING', providerId: null })
    world.provider.fail('none')
    expect(await world.pay()).toMatchObject({ status: 'page' })
    expect(world.provider.payments.size).toBe(1)
    expect((await world.order()).state).toBe('PENDING')
  })

  it('pays the order once the provider says so, and not before', async () => {
    const world = await newWorld()
    await world.pay()
    const asked = { tenant: 'floga', orderId: world.orderId }
    expect(await settleOrder(world.room, asked)).toBe('OPEN')
    world.provider.turn((await world.payment()).id, { state: 'APPROVED' })
    world.provider.fail('before')
    expect(await settleOrder(world.room, asked)).toBe('CHECKING')
    world.provider.fail('none')
    expect(await settleOrder(world.room, asked)).toBe('PAID')
    expect(await world.order()).toMatchObject({ state: 'APPROVED', paymentState: 'PAID' })
    expect(await world.pay()).toEqual({ status: 'paid' })
    expect(await world.stock()).toBe(1)
  })

  it('gives the stock back when a try comes to nothing, and takes it again for the next', async () => {
    const world = await newWorld()
    await world.pay()
    world.provider.turn((await world.payment()).id, { state: 'CANCELED' })
    const asked = { tenant: 'floga', orderId: world.orderId }
    expect(await settleOrder(world.room, asked)).toBe('FAILED')
    expect(await world.order()).toMatchObject({ state: 'FAILED', paymentState: 'FAILED' })
    expect(await world.stock()).toBe(2)
    expect(await world.pay()).toMatchObject({ status: 'page' })
    expect(await world.stock()).toBe(1)
    expect((await world.payments()).map(({ state }) => state)).toEqual(['CANCELED', 'OPEN'])
  })

  it('does not begin anew what is sold out meanwhile', async () => {
    const world = await newWorld()
    await world.move('FAILED')
    await world.sellOut()
    expect(await world.pay()).toMatchObject({ refusals: [{ code: 'NOT_AVAILABLE' }] })
    expect(world.provider.requests).toEqual([])
    expect((await world.order()).state).toBe('FAILED')
  })

  it('tells a coupon that is used up from goods that are gone, and gives back what was paid for it', async () => {
    const [world, other] = [await newWorld(), await newWorld()]
    await world.pay()
    const usedBy = (orderId: string, givenBack: string | null) =>
      database.admin((sql) =>
        sql.query(
          `INSERT INTO coupon_uses (tenant, order_id, code, email_key, used_at, given_back_at)
           VALUES ('floga', $1, 'ONCE', $1, now(), $2::timestamptz)`,
          [orderId, givenBack],
        ),
      )
    await database.write('floga', (sql) =>
      sql.query(
        `INSERT INTO coupons (tenant, code, terms, max_uses, created_at)
         VALUES ('floga', 'ONCE', '{"kind":"FREE_SHIPPING"}', 1, now())`,
      ),
    )
    await world.move('FAILED')
    await usedBy(world.orderId, '2026-11-21T10:00:00.000Z')
    await usedBy(other.orderId, null)
    expect(await world.pay()).toMatchObject({ refusals: [{ code: 'COUPON_USED_UP' }] })
    world.provider.turn((await world.payment()).id, { state: 'APPROVED' })
    await settleOrder(world.room, { tenant: 'floga', orderId: world.orderId })
    expect(await world.refunds()).toMatchObject([
      { state: 'REQUESTED', amountMinor: 6_000, cause: 'the coupon is gone' },
    ])
    expect((await world.order()).state).toBe('FAILED')
  })

  it('closes the page that another wish replaces, without failing the order', async () => {
    const world = await newWorld()
    await world.pay()
    const method = { method: 'iris', kind: 'IRIS', feeMinor: 0 }
    expect(await world.pay({}, { method })).toMatchObject({ status: 'page' })
    const states = (await world.payments()).map(({ kind, state }) => [kind, state])
    expect(states).toEqual([
      ['CARD', 'CANCELED'],
      ['IRIS', 'OPEN'],
    ])
    expect((await world.order()).state).toBe('PENDING')
  })

  it('refuses what cannot be paid so', async () => {
    const world = await newWorld()
    const codes = async (...call: Parameters<typeof world.pay>) => {
      const outcome = await world.pay(...call)
      return outcome.status === 'refused' ? outcome.refusals.map(({ code }) => code) : []
    }
    expect(await codes({ instalments: 3 })).toEqual(['INVALID'])
    expect(await codes({ savedCardId: 'A'.repeat(22) })).toEqual(['CARD_NOT_FOUND'])
    const dear = { method: 'cash-on-delivery', kind: 'CASH_ON_DELIVERY', feeMinor: 250 }
    expect(await codes({}, { method: dear })).toEqual(['PAYMENT_METHOD_UNAVAILABLE'])
    expect(await codes({}, { orderId: 'A'.repeat(22) })).toEqual(['ORDER_NOT_FOUND'])
    world.provider.fail('refused')
    expect(await codes({})).toEqual(['PAYMENT_DETAILS_INVALID'])
    expect((await world.order()).state).toBe('FAILED')
    world.provider.fail('none')
    await world.pay()
    await world.move('CANCELED')
    expect(await codes({})).toEqual(['ORDER_NOT_PAYABLE'])
  })

  it('offers the tenant’s parts for what is dear enough', async () => {
    const world = await newWorld({ priceMinor: 12_000 })
    expect(await world.pay({ instalments: 6 })).toMatchObject({ status: 'page' })
    const instalments = { offered: [3, 4, 5, 6], chosen: 6 }
    expect(world.provider.requests).toMatchObject([{ instalments }])
  })

  it('charges a card that the member kept, and forgets it when the member does', async () => {
    const memberId = 'M'.repeat(22)
    const first = await newWorld({ memberId })
    await first.pay({ saveCard: true })
    expect(first.provider.requests).toMatchObject([{ saveCard: true }])
    const card = { ...fakeCard, token: 'kept' }
    first.provider.turn((await first.payment()).id, { state: 'APPROVED', card })
    await settleOrder(first.room, { tenant: 'floga', orderId: first.orderId })
    const cards = () => database.read('floga', (sql) => readSavedCards(sql, memberId))
    expect(await cards()).toMatchObject([{ brand: 'visa', lastDigits: '1111' }])
    const savedCardId = (await cards())[0]!.id

    const second = await newWorld({ memberId })
    const stranger = await second.pay({ savedCardId }, { memberId: 'N'.repeat(22) })
    expect(stranger).toMatchObject({ refusals: [{ code: 'CARD_NOT_FOUND' }] })
    second.provider.answerCharges('DECLINED')
    expect(await second.pay({ savedCardId })).toMatchObject({
      refusals: [{ code: 'PAYMENT_DECLINED' }],
    })
    expect((await second.order()).state).toBe('FAILED')
    second.provider.answerCharges('APPROVED')
    expect(await second.pay({ savedCardId })).toEqual({ status: 'paid' })

    const now = second.room.clock()
    await database.write('floga', (sql) => removeSavedCard(sql, { id: savedCardId, memberId, now }))
    expect(await cards()).toEqual([])
    await forgetRemovedCards(second.room)
    expect(second.provider.forgotten).toEqual(['kept'])
  })
})
