import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../../testing/open-test-database.js'
import { deleteRemovedCards } from '../cards/delete-removed-cards.js'
import { readSavedCards, removeSavedCard } from '../cards/saved-cards.js'
import { settleOrder } from './settle-order.js'
import { createFakeProvider, fakeCard } from '../testing/fake-provider.js'
import { createPaymentFixtureFactory } from '../testing/payment-fixture.js'
import { toChosenPayment } from '../../../foundation/pricing/payment-rules.js'
import { greekPaymentRules } from '../../../testing/greek-shop.js'

const ruleOf = (id: string) =>
  toChosenPayment(greekPaymentRules.find(({ method }) => method === id)!)

describeEachEngine('beginPayment', (engine) => {
  let database: Database
  let createFixture: ReturnType<typeof createPaymentFixtureFactory>
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    createFixture = createPaymentFixtureFactory(database)
  })
  afterAll(() => database.close())

  it('opens one page for one order, however often and however concurrently it is called', async () => {
    const fixture = await createFixture()
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => fixture.pay()))
    outcomes.push(await fixture.pay())
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(outcomes[0]).toMatchObject({ status: 'page' })
    expect(fixture.provider.requests).toHaveLength(1)
    expect(fixture.provider.requests[0]).toMatchObject({ amountMinor: 6_000, currency: 'EUR' })
    expect(await fixture.payments()).toHaveLength(1)
  })

  it('repeats a call with the same id when the response was lost', async () => {
    const fixture = await createFixture()
    fixture.provider.fail('after')
    expect(await fixture.pay()).toMatchObject({ errors: [{ code: 'PAYMENT_UNAVAILABLE' }] })
    expect(await fixture.payment()).toMatchObject({ state: 'OPENING', providerId: null })
    fixture.provider.fail('none')
    expect(await fixture.pay()).toMatchObject({ status: 'page' })
    expect(fixture.provider.payments.size).toBe(1)
    expect((await fixture.order()).state).toBe('PENDING')
  })

  it('closes the page at the provider that the shop had before, and opens one at the new one', async () => {
    const fixture = await createFixture()
    await fixture.pay()
    const before = await fixture.payment()
    const provider = { ...createFakeProvider(), name: 'new' }
    expect(await fixture.pay({}, { provider })).toMatchObject({ status: 'page' })
    expect(fixture.provider.payments.get(before.id)?.state).toBe('CANCELED')
    expect(await fixture.payments()).toMatchObject([
      { id: before.id, provider: 'fake', state: 'CANCELED' },
      { provider: 'new', state: 'OPEN' },
    ])
    expect((await fixture.order()).state).toBe('PENDING')
  })

  it('accepts an offline method while the provider is unavailable, and does not change it later', async () => {
    const fixture = await createFixture()
    const key = { tenant: 'floga', orderId: fixture.orderId }
    fixture.provider.fail('after')
    await fixture.pay()
    fixture.provider.fail('before')
    expect(await settleOrder(fixture.context, key), 'no page was opened').toBe('OPEN')
    const account = { bankName: 'Bank', holderName: 'Floga', iban: 'GR16' }
    const method = { ...ruleOf('bank-transfer'), account }
    expect(await fixture.pay({}, { method })).toEqual({ status: 'offline' })
    expect(await fixture.pay({}, { method })).toEqual({ status: 'offline' })
    expect(await fixture.order()).toMatchObject({ state: 'PENDING', paymentState: 'PENDING' })
    const [order] = await database.admin((sql) =>
      sql.query<{ payment: object; mails: number }>(
        `SELECT payment, (SELECT count(*)::integer FROM outbox
           WHERE kind = 'order-placed' AND payload ->> 'orderId' = $1) AS mails
         FROM orders WHERE id = $1`,
        [fixture.orderId],
      ),
    )
    expect(order).toEqual({ payment: { ...method }, mails: 2 })

    fixture.provider.fail('none')
    fixture.provider.update((await fixture.payment()).id, { state: 'EXPIRED' })
    await settleOrder(fixture.context, key)
    expect((await fixture.payment()).state).toBe('EXPIRED')
    expect((await fixture.order()).state).toBe('PENDING')
  })

  it('returns an unknown status while a page was opened, or a saved card may have been charged', async () => {
    const fixture = await createFixture()
    await fixture.pay()
    fixture.provider.fail('before')
    const key = { tenant: 'floga', orderId: fixture.orderId }
    expect(await settleOrder(fixture.context, key)).toBe('CHECKING')
  })

  it("marks the order as paid after the provider's confirmation, not before", async () => {
    const fixture = await createFixture()
    await fixture.pay()
    const key = { tenant: 'floga', orderId: fixture.orderId }
    expect(await settleOrder(fixture.context, key)).toBe('OPEN')
    fixture.provider.update((await fixture.payment()).id, { state: 'APPROVED' })
    fixture.provider.fail('before')
    expect(await settleOrder(fixture.context, key)).toBe('CHECKING')
    fixture.provider.fail('none')
    expect(await settleOrder(fixture.context, key)).toBe('PAID')
    expect(await fixture.order()).toMatchObject({ state: 'APPROVED', paymentState: 'PAID' })
    expect(await fixture.pay()).toEqual({ status: 'paid' })
    expect(await fixture.stock()).toBe(1)
  })

  it('returns the stock when an attempt ends unpaid, and takes it again once the next is paid', async () => {
    const fixture = await createFixture()
    await fixture.pay()
    fixture.provider.update((await fixture.payment()).id, { state: 'CANCELED' })
    const key = { tenant: 'floga', orderId: fixture.orderId }
    expect(await settleOrder(fixture.context, key)).toBe('FAILED')
    expect(await fixture.order()).toMatchObject({ state: 'FAILED', paymentState: 'FAILED' })
    expect(await fixture.stock()).toBe(2)
    expect(await fixture.pay()).toMatchObject({ status: 'page' })
    expect(await fixture.stock()).toBe(2)
    const [, second] = await fixture.payments()
    fixture.provider.update(second!.id, { state: 'APPROVED' })
    expect(await settleOrder(fixture.context, key)).toBe('PAID')
    expect(await fixture.stock()).toBe(1)
    expect((await fixture.payments()).map(({ state }) => state)).toEqual(['CANCELED', 'APPROVED'])
  })

  it('gives money back at once for goods that were sold while the page was open', async () => {
    const fixture = await createFixture()
    await fixture.move('FAILED')
    await fixture.pay()
    await fixture.sellOut()
    fixture.provider.update((await fixture.payment()).id, { state: 'APPROVED' })
    const key = { tenant: 'floga', orderId: fixture.orderId }
    expect(await settleOrder(fixture.context, key)).not.toBe('PAID')
    expect((await fixture.order()).state).toBe('FAILED')
    expect((await fixture.payments()).map(({ state }) => state)).toEqual(['OVERPAID'])
    expect(await fixture.refunds()).toMatchObject([{ cause: 'the goods are no longer available' }])
  })

  it('starts no attempt when the goods are sold out', async () => {
    const fixture = await createFixture()
    await fixture.move('FAILED')
    await fixture.sellOut()
    expect(await fixture.pay()).toMatchObject({ errors: [{ code: 'NOT_AVAILABLE' }] })
    expect(fixture.provider.requests).toEqual([])
    expect((await fixture.order()).state).toBe('FAILED')
  })

  it('distinguishes a used-up coupon from sold-out goods, and refunds the payment', async () => {
    const [fixture, other] = [await createFixture(), await createFixture()]
    await fixture.pay()
    const usedBy = (orderId: string, releasedAt: string | null) =>
      database.admin((sql) =>
        sql.query(
          `INSERT INTO coupon_uses (tenant, order_id, code, email_key, used_at, released_at)
           VALUES ('floga', $1, 'ONCE', $1, now(), $2::timestamptz)`,
          [orderId, releasedAt],
        ),
      )
    await database.write('floga', (sql) =>
      sql.query(
        `INSERT INTO coupons (tenant, code, terms, max_uses, created_at)
         VALUES ('floga', 'ONCE', '{"kind":"FREE_SHIPPING"}', 1, now())`,
      ),
    )
    await fixture.move('FAILED')
    await usedBy(fixture.orderId, '2026-11-21T10:00:00.000Z')
    await usedBy(other.orderId, null)
    expect(await fixture.pay()).toMatchObject({ errors: [{ code: 'COUPON_USED_UP' }] })
    fixture.provider.update((await fixture.payment()).id, { state: 'APPROVED' })
    await settleOrder(fixture.context, { tenant: 'floga', orderId: fixture.orderId })
    expect(await fixture.refunds()).toMatchObject([
      { state: 'REQUESTED', amountMinor: 6_000, cause: 'the coupon is no longer available' },
    ])
    expect((await fixture.order()).state).toBe('FAILED')
  })

  it('closes the page that another attempt replaces, without failing the order', async () => {
    const fixture = await createFixture()
    await fixture.pay()
    const method = { ...ruleOf('iris'), account: null }
    expect(await fixture.pay({}, { method })).toMatchObject({ status: 'page' })
    const states = (await fixture.payments()).map(({ kind, state }) => [kind, state])
    expect(states).toEqual([
      ['CARD', 'CANCELED'],
      ['IRIS', 'OPEN'],
    ])
    expect((await fixture.order()).state).toBe('PENDING')
  })

  it('rejects invalid choices', async () => {
    const fixture = await createFixture()
    const codes = async (...call: Parameters<typeof fixture.pay>) => {
      const outcome = await fixture.pay(...call)
      return outcome.status === 'refused' ? outcome.errors.map(({ code }) => code) : []
    }
    expect(await codes({ instalments: 3 })).toEqual(['INVALID'])
    expect(await codes({ savedCardId: 'A'.repeat(22) })).toEqual(['CARD_NOT_FOUND'])
    const cashOnDelivery = { ...ruleOf('cash-on-delivery'), account: null }
    expect(await codes({}, { method: cashOnDelivery })).toEqual(['PAYMENT_METHOD_UNAVAILABLE'])
    expect(await codes({}, { orderId: 'A'.repeat(22) })).toEqual(['ORDER_NOT_FOUND'])
    fixture.provider.fail('refused')
    expect(await codes({})).toEqual(['PAYMENT_DETAILS_INVALID'])
    expect((await fixture.order()).state).toBe('FAILED')
    fixture.provider.fail('none')
    await fixture.pay()
    await fixture.move('CANCELED')
    expect(await codes({})).toEqual(['ORDER_NOT_PAYABLE'])
  })

  it('offers the tenant’s instalments from a minimum amount on', async () => {
    const fixture = await createFixture({ priceMinor: 12_000 })
    expect(await fixture.pay({ instalments: 6 })).toMatchObject({ status: 'page' })
    const instalments = { offered: [3, 4, 5, 6], chosen: 6 }
    expect(fixture.provider.requests).toMatchObject([{ instalments }])
  })

  it('charges a saved card, and deletes it after the member removed it', async () => {
    const memberId = 'M'.repeat(22)
    const first = await createFixture({ memberId })
    await first.pay({ saveCard: true })
    expect(first.provider.requests).toMatchObject([{ saveCard: true }])
    const card = { ...fakeCard, token: 'saved' }
    first.provider.update((await first.payment()).id, { state: 'APPROVED', card })
    await settleOrder(first.context, { tenant: 'floga', orderId: first.orderId })
    const cards = () => database.read('floga', (sql) => readSavedCards(sql, memberId))
    expect(await cards()).toMatchObject([{ brand: 'visa', lastDigits: '1111' }])
    const savedCardId = (await cards())[0]!.id

    const second = await createFixture({ memberId })
    const stranger = await second.pay({ savedCardId }, { memberId: 'N'.repeat(22) })
    expect(stranger).toMatchObject({ errors: [{ code: 'CARD_NOT_FOUND' }] })
    second.provider.answerCharges('DECLINED')
    expect(await second.pay({ savedCardId })).toMatchObject({
      errors: [{ code: 'PAYMENT_DECLINED' }],
    })
    expect((await second.order()).state).toBe('FAILED')
    second.provider.answerCharges('APPROVED')
    expect(await second.pay({ savedCardId })).toEqual({ status: 'paid' })

    const now = second.context.clock()
    await database.write('floga', (sql) => removeSavedCard(sql, { id: savedCardId, memberId, now }))
    expect(await cards()).toEqual([])
    await deleteRemovedCards(second.context)
    expect(second.provider.deletedCards).toEqual(['saved'])
  })

  it('removes a saved card that the provider does not know any more, and says so', async () => {
    const memberId = 'U'.repeat(22)
    const first = await createFixture({ memberId })
    await first.pay({ saveCard: true })
    const card = { ...fakeCard, token: 'gone' }
    first.provider.update((await first.payment()).id, { state: 'APPROVED', card })
    await settleOrder(first.context, { tenant: 'floga', orderId: first.orderId })
    const cards = () => database.read('floga', (sql) => readSavedCards(sql, memberId))
    const savedCardId = (await cards())[0]!.id

    const second = await createFixture({ memberId })
    second.provider.fail('refused')
    await second.pay({ savedCardId })
    expect(await cards()).toHaveLength(1)
    second.provider.fail('unknown-card')
    expect(await second.pay({ savedCardId })).toMatchObject({
      errors: [{ code: 'CARD_NOT_FOUND', field: 'input.savedCardId' }],
    })
    expect(await cards()).toEqual([])
    second.provider.fail('none')
    expect(await second.pay({})).toMatchObject({ status: 'page' })
  })
})
