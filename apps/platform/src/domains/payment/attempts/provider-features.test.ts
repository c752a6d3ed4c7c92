import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionRequest } from '../payment-provider.js'
import { createPaymentFixtureFactory } from '../testing/payment-fixture.js'
import type { Database } from '../../../foundation/database/database.js'
import { toChosenPayment } from '../../../foundation/pricing/payment-rules.js'
import { greekPaymentRules } from '../../../testing/greek-shop.js'
import { openTestDatabase } from '../../../testing/open-test-database.js'

describe('beginPayment, at a provider with other features', () => {
  let database: Database
  let createFixture: ReturnType<typeof createPaymentFixtureFactory>
  beforeAll(async () => {
    database = await openTestDatabase()
    createFixture = createPaymentFixtureFactory(database)
  })
  afterAll(() => database.close())

  it('shows the first of two pages that a provider without idempotency keys opens at once', async () => {
    const fixture = await createFixture()
    const { openSession } = fixture.provider
    const urls: unknown[] = []
    let opened = 0
    const provider = {
      ...fixture.provider,
      openSession: async (request: SessionRequest) => {
        opened += 1
        const number = opened
        // The second call comes, and is answered, while the first one is under way.
        if (number === 1) urls.push(await fixture.pay({}, { provider }))
        const page = await openSession(request)
        return { ...page, providerId: `order-${number}`, url: `https://pay.example/${number}` }
      },
    }
    urls.push(await fixture.pay({}, { provider }))
    const shown = { status: 'page', url: 'https://pay.example/2' }
    expect(urls).toEqual([shown, shown])
    expect(await fixture.payment()).toMatchObject({ providerId: 'order-2' })
  })

  it('offers instalments on the page of a kind that asks for them there', async () => {
    const fixture = await createFixture()
    const instalmentPlansFor = () => [2, 3]
    for (const instalmentKinds of [undefined, ['IRIS']]) {
      const iris = toChosenPayment(greekPaymentRules.find(({ kind }) => kind === 'IRIS')!)
      const provider = { ...fixture.provider, ...(instalmentKinds && { instalmentKinds }) }
      const locale = instalmentKinds ? 'en' : 'el'
      await fixture.pay(
        { locale },
        { provider, method: { ...iris, account: null }, instalmentPlansFor },
      )
    }
    expect(fixture.provider.requests.map(({ instalments }) => instalments)).toEqual([
      null,
      { offered: [2, 3], chosen: null },
    ])
  })
})
