import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStripeClient } from './stripe-client.js'
import { createStripeProvider } from './stripe-provider.js'
import { createStripeShopper } from './stripe-shopper.js'
import { startStripeStandIn } from './testing/start-stripe-stand-in.js'
import type { StripeStandIn } from './testing/start-stripe-stand-in.js'
import type { ChargeRequest, PaymentProvider, SessionRequest } from '../payment-provider.js'
import { findViolations } from '../check/find-violations.js'
import type { ProviderUnderTest } from '../check/find-violations.js'
import { newRandomId } from '../../../foundation/database/random-id.js'

describe('createStripeProvider', () => {
  let standIn: StripeStandIn
  let provider: PaymentProvider
  let subject: ProviderUnderTest
  beforeAll(async () => {
    standIn = await startStripeStandIn()
    const accounts = new Map([['floga', standIn.account]])
    provider = createStripeProvider({ accounts, url: standIn.url })
    subject = {
      provider,
      unreachable: createStripeProvider({ accounts, url: 'http://127.0.0.1:9' }),
      returnUrl: 'https://shop.example/back',
      lastDigits: '4242',
      shopper: {
        ...createStripeShopper(createStripeClient(standIn.account.secretKey, { url: standIn.url })),
        // The page's way back to the shop: Stripe does not hear of it.
        cancel: async () => undefined,
      },
      eventOf: async (paymentId) => {
        const found = standIn.events.find(({ body }) => body.includes(paymentId))
        if (!found) throw new Error('No event has come.')
        return found
      },
    }
  })
  afterAll(() => standIn.stop())
  beforeEach(() => {
    standIn.requests.length = 0
    standIn.fail('none')
  })

  const session = (changes: Partial<SessionRequest> = {}): SessionRequest => ({
    tenant: 'floga',
    paymentId: newRandomId(),
    kind: 'CARD',
    amountMinor: 1_234,
    currency: 'EUR',
    reference: '100001',
    merchant: 'Shop',
    locale: 'el',
    returnUrl: 'https://shop.example/back',
    isFramed: false,
    expiresAt: new Date(Date.now() + 20 * 60_000),
    saveCard: null,
    instalments: null,
    ...changes,
  })
  const savedCard = async () => {
    const request = session({ saveCard: true })
    const { url, providerId } = await provider.openSession(request)
    await subject.shopper.pay(url!)
    const found = await provider.findPayment({ ...request, providerId })
    return found!.card!.token!
  }
  const charge = async (changes: Partial<ChargeRequest> = {}): Promise<ChargeRequest> => {
    const { kind: _, saveCard: __, ...rest } = session()
    return { ...rest, token: await savedCard(), ...changes }
  }

  it('meets every requirement of the platform', async () => {
    expect(await findViolations(subject)).toEqual([])
  })

  it('asks Stripe for a page of the kind, the amount and the order, once', async () => {
    const request = session({ kind: 'IDEAL', locale: 'nl' })
    await provider.openSession(request)
    const closesAt = Math.ceil(request.expiresAt.getTime() / 1_000)
    const metadata = {
      tenant: 'floga',
      paymentId: request.paymentId,
      closesAt: String(closesAt),
    }
    expect(standIn.requests).toEqual([
      {
        call: 'POST /v1/checkout/sessions',
        idempotencyKey: request.paymentId,
        params: {
          mode: 'payment',
          client_reference_id: request.paymentId,
          locale: 'nl',
          allowed_payment_method_types: ['ideal'],
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'eur',
                unit_amount: 1_234,
                product_data: { name: 'Shop 100001' },
              },
            },
          ],
          metadata,
          payment_intent_data: { description: '100001', metadata },
          success_url: 'https://shop.example/back',
          cancel_url: 'https://shop.example/back',
          expires_at: closesAt + 30 * 60,
        },
      },
    ])
  })

  it('saves a card only when the shopper wants it', async () => {
    for (const saveCard of [true, false, null]) {
      const request = session({ saveCard })
      const { url, providerId } = await provider.openSession(request)
      await subject.shopper.pay(url!)
      const found = await provider.findPayment({ ...request, providerId })
      expect({ saveCard, isSaved: found?.card?.token !== null }).toEqual({
        saveCard,
        isSaved: saveCard === true,
      })
    }
  })

  it('does not open a page of a kind, an amount or instalments that Stripe has not', async () => {
    const instalments = { offered: [3], chosen: 3 }
    const invalid = [{ kind: 'IRIS' }, { amountMinor: 1_001, currency: 'KWD' }, { instalments }]
    for (const changes of invalid) {
      await expect(provider.openSession(session(changes))).rejects.toMatchObject({
        code: 'refused',
      })
    }
    expect(standIn.requests).toEqual([])
  })

  it('closes a page when the platform no longer waits for it', async () => {
    const request = session()
    const { providerId } = await provider.openSession(request)
    const key = { ...request, providerId }
    vi.useFakeTimers({ toFake: ['Date'], now: request.expiresAt.getTime() + 1_000 })
    try {
      const found = await provider.findPayment(key)
      expect(found).toMatchObject({ state: 'EXPIRED', url: null })
    } finally {
      vi.useRealTimers()
    }
    expect(standIn.requests.map(({ call }) => call)).toContain(
      'POST /v1/checkout/sessions/{id}/expire',
    )
  })

  it('finds only the payment that was asked for', async () => {
    const { providerId } = await provider.openSession(session())
    const found = await provider.findPayment({ ...session(), providerId })
    expect(found).toBeUndefined()
  })

  it('reports why the bank declined a saved card, and takes nothing', async () => {
    const request = await charge()
    standIn.setCard(request.token, 'declines')
    const declined = await provider.chargeSavedCard(request)
    expect(declined).toMatchObject({
      state: 'DECLINED',
      cause: 'generic_decline',
      amountMinor: 1_234,
    })
    const { providerId } = declined
    expect(await provider.findPayment({ ...request, providerId })).toMatchObject({
      state: 'DECLINED',
    })
  })

  it('leads to the page of a bank that asks, and closes it', async () => {
    const request = await charge()
    standIn.setCard(request.token, 'asks')
    const asked = await provider.chargeSavedCard(request)
    expect(asked).toMatchObject({ state: 'OPEN', url: expect.stringContaining('/authenticate/') })
    const closed = await provider.closeSession({ ...request, providerId: asked.providerId })
    expect(closed).toMatchObject({ state: 'CANCELED', url: null })
  })

  it('opens a form for the shop’s page, whose address is the platform’s', async () => {
    const request = session({ isFramed: true })
    const { url, providerId } = await provider.openSession(request)
    const page = `https://api.shop.example/payments/pages/stripe/floga/${request.paymentId}`
    expect(url).toBe(page)
    expect(standIn.requests[0]?.params).toMatchObject({
      ui_mode: 'embedded_page',
      return_url: page,
    })
    const key = { ...request, providerId }
    expect(await provider.readPage!(key)).toMatchObject({
      locale: 'el',
      returnUrl: 'https://shop.example/back',
      form: { data: { key: 'pk_test_standin', secret: `${providerId}_secret_standin` } },
    })
    await subject.shopper.pay(providerId)
    expect(await provider.readPage!(key)).toMatchObject({ form: null })
    expect(await provider.findPayment(key)).toMatchObject({ state: 'APPROVED', url: null })
  })

  it('has the bank of a saved card ask on the platform’s page', async () => {
    const request = await charge({ isFramed: true })
    standIn.setCard(request.token, 'asks')
    const { url, state, providerId } = await provider.chargeSavedCard(request)
    expect(state).toBe('OPEN')
    expect(url).toContain(`/payments/pages/stripe/floga/${request.paymentId}`)
    const found = await provider.readPage!({ ...request, providerId })
    expect(found?.form?.start).toContain('handleNextAction')
  })

  it('opens no form without the keys of one, and none that contains a bank’s page', async () => {
    const { frame: _, ...account } = standIn.account
    const frameless = createStripeProvider({
      accounts: new Map([['floga', account]]),
      url: standIn.url,
    })
    await expect(frameless.openSession(session({ isFramed: true }))).rejects.toMatchObject({
      code: 'unavailable',
    })
    const ofBank = provider.openSession(session({ isFramed: true, kind: 'IDEAL' }))
    await expect(ofBank).rejects.toMatchObject({ code: 'refused' })
  })

  it('finds a charge whose response was lost, and does not charge again', async () => {
    const request = await charge()
    standIn.fail('lost')
    await expect(provider.chargeSavedCard(request)).rejects.toMatchObject({ code: 'unavailable' })
    standIn.fail('none')
    const found = await provider.findPayment({ ...request, providerId: null })
    expect(found).toMatchObject({ state: 'APPROVED', paymentId: request.paymentId })
    expect((await provider.chargeSavedCard(request)).providerId).toBe(found?.providerId)
  })

  it('refunds once, also when the response was lost and Stripe has forgotten the key', async () => {
    const request = session()
    const { url, providerId } = await provider.openSession(request)
    await subject.shopper.pay(url!)
    const wanted = { ...request, providerId, refundId: newRandomId(), amountMinor: 500 }
    const { providerId: refunded } = await provider.refund(wanted)
    standIn.requests.length = 0
    expect(await provider.refund(wanted)).toEqual({ providerId: refunded })
    expect(standIn.requests.map(({ call }) => call)).not.toContain('POST /v1/refunds')
  })

  it('is unavailable while Stripe fails, has too many calls or does not take the key', async () => {
    for (const how of ['down', 'busy', 'lost'] as const) {
      standIn.fail(how)
      const opened = provider.openSession(session())
      await expect(opened).rejects.toMatchObject({ code: 'unavailable' })
    }
    standIn.fail('none')
    const accounts = new Map([['floga', { ...standIn.account, secretKey: 'sk_test_replaced' }]])
    const other = createStripeProvider({ accounts, url: standIn.url })
    const opened = other.openSession(session())
    await expect(opened).rejects.toMatchObject({ code: 'unavailable' })
    await expect(opened).rejects.not.toHaveProperty('cause')
    await expect(provider.openSession(session({ tenant: 'other' }))).rejects.toMatchObject({
      code: 'unavailable',
    })
  })
})
