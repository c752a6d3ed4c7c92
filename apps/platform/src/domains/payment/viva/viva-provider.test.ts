import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createVivaProvider } from './viva-provider.js'
import { startVivaStandIn } from './testing/start-viva-stand-in.js'
import type { VivaStandIn } from './testing/start-viva-stand-in.js'
import type { PagePayment } from './testing/viva-state.js'
import { findViolations } from '../check/find-violations.js'
import type { PaymentProvider, SessionRequest } from '../payment-provider.js'
import { newRandomId } from '../../../foundation/database/random-id.js'

describe('createVivaProvider', () => {
  let standIn: VivaStandIn
  let provider: PaymentProvider
  beforeAll(async () => {
    standIn = await startVivaStandIn()
    const accounts = new Map([['floga', standIn.account]])
    provider = createVivaProvider({ accounts, url: standIn.url })
  })
  afterAll(() => standIn.stop())
  beforeEach(() => {
    standIn.requests.length = 0
    standIn.fail('none')
  })

  const session = (changes: Partial<SessionRequest> = {}): SessionRequest => ({
    tenant: 'floga',
    paymentId: newRandomId(),
    kind: 'CARD_PAGE',
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
  const open = async (changes: Partial<SessionRequest> = {}) => {
    const request = session(changes)
    const { providerId } = await provider.openSession(request)
    return { ...request, providerId }
  }
  const paid = async (changes: Partial<SessionRequest> = {}, payment: PagePayment = {}) => {
    const request = await open(changes)
    standIn.pay(request.providerId, payment)
    return request
  }
  const calls = () => standIn.requests.map(({ call }) => call)

  it('meets every requirement of the platform', async () => {
    const { account, url } = standIn
    const codeOf = (page: string) => new URL(page).searchParams.get('ref') ?? ''
    const violations = await findViolations({
      provider,
      unreachable: createVivaProvider({
        accounts: new Map([['floga', account]]),
        url: 'http://127.0.0.1:9',
      }),
      returnUrl: 'https://shop.example/back',
      lastDigits: '0133',
      shopper: {
        pay: async (page) => standIn.pay(codeOf(page)),
        decline: async (page) => standIn.pay(codeOf(page), { with: 'declined card' }),
        cancel: async (page) => expect(page).toContain(`${url}/web/checkout?ref=`),
      },
    })
    expect(violations).toEqual([])
  })

  it('asks Viva for an order of the amount, in cents, the language and the source', async () => {
    const request = session({
      kind: 'CARD_PAGE',
      locale: 'nl',
      instalments: { offered: [2, 3, 6], chosen: null },
    })
    const { url } = await provider.openSession(request)
    expect(standIn.requests.at(-1)).toEqual({
      call: 'POST /checkout/v2/orders',
      params: {
        amount: 1_234,
        currencyCode: '978',
        customerTrns: 'Shop 100001',
        customer: { requestLang: 'nl-NL' },
        paymentTimeout: 1_200,
        merchantTrns: `floga/${request.paymentId}`,
        tags: ['100001'],
        sourceCode: '1234',
        disableCash: true,
        maxInstallments: 6,
      },
    })
    expect(url).toMatch(/\/web\/checkout\?ref=9\d{15}&paymentMethod=0&forceRedirect=true$/)
  })

  it('leads to the bank for IRIS, and reports what was paid without a card', async () => {
    const request = session({ kind: 'IRIS', locale: 'ar' })
    const { url, providerId } = await provider.openSession(request)
    expect(url).toContain('paymentMethod=29')
    expect(standIn.requests.at(-1)?.params).toMatchObject({
      sourceCode: '1235',
      customer: { requestLang: 'en-GB' },
    })
    standIn.pay(providerId, { with: 'bank' })
    expect(await provider.findPayment({ ...request, providerId })).toMatchObject({
      state: 'APPROVED',
      amountMinor: 1_234,
      card: null,
    })
  })

  it('reports the card and the instalments that the shopper chose on the page', async () => {
    const instalments = { offered: [2, 3, 6], chosen: null }
    const key = await paid({ instalments }, { instalments: 3 })
    expect(await provider.findPayment(key)).toMatchObject({
      card: { brand: 'visa', lastDigits: '0133', token: null },
      instalments: 3,
    })
  })

  it('asks for a token once, and again for one that Viva no longer takes', async () => {
    const { account, url } = standIn
    const own = createVivaProvider({ accounts: new Map([['floga', account]]), url })
    await own.openSession(session())
    await own.openSession(session())
    expect(calls().filter((call) => call === 'POST /connect/token')).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 })
    try {
      await own.openSession(session())
    } finally {
      vi.useRealTimers()
    }
    expect(calls().filter((call) => call === 'POST /connect/token')).toHaveLength(2)
  })

  it('opens no page of a kind, a currency, a source or a frame that there is not', async () => {
    const refused = [{ kind: 'CARD' }, { currency: 'GBP' }, { amountMinor: 29 }]
    for (const changes of refused) {
      const opened = provider.openSession(session(changes))
      await expect(opened).rejects.toMatchObject({ code: 'refused' })
    }
    for (const changes of [{ kind: 'IDEAL' }, { isFramed: true }]) {
      const opened = provider.openSession(session(changes))
      await expect(opened).rejects.toMatchObject({ code: 'unavailable' })
    }
  })

  it('finds only the payment that was asked for', async () => {
    const { providerId } = await paid()
    expect(await provider.findPayment({ ...session(), providerId })).toBeUndefined()
    const unknown = { ...session(), providerId: '9000000000000001' }
    expect(await provider.findPayment(unknown)).toBeUndefined()
    expect(await provider.closeSession(unknown)).toBeUndefined()
  })

  it('waits for a bank that takes its time, and for a page that has expired no longer', async () => {
    const slow = await paid({ kind: 'IRIS' }, { with: 'slow bank' })
    expect(await provider.findPayment(slow)).toMatchObject({ state: 'OPEN', url: null })
    const late = await open()
    vi.useFakeTimers({ toFake: ['Date'], now: late.expiresAt.getTime() + 1_000 })
    try {
      expect(await provider.findPayment(late)).toMatchObject({ state: 'EXPIRED', url: null })
    } finally {
      vi.useRealTimers()
    }
  })

  it('reports that the merchant gave the money back before the platform asked', async () => {
    const request = await paid()
    standIn.giveBack(request.providerId)
    expect(await provider.findPayment(request)).toMatchObject({ state: 'CANCELED' })
  })

  it('refunds once, also when the response was lost', async () => {
    for (const amountMinor of [500, 1_234]) {
      const wanted = { ...(await paid()), refundId: newRandomId(), amountMinor }
      standIn.fail('lost')
      await expect(provider.refund(wanted)).rejects.toMatchObject({ code: 'unavailable' })
      standIn.fail('none')
      standIn.requests.length = 0
      await provider.refund(wanted)
      expect(calls()).not.toContain('DELETE /api/transactions/{id}')
    }
  })

  it('refunds no payment that it does not know, or that was not made', async () => {
    const refund = { refundId: newRandomId(), amountMinor: 100 }
    for (const key of [{ ...session(), providerId: null }, await open()]) {
      const made = provider.refund({ ...key, ...refund })
      await expect(made).rejects.toMatchObject({ code: 'refused' })
    }
  })

  it('is unavailable while Viva fails, has too many calls or does not take a key', async () => {
    for (const how of ['down', 'busy', 'lost'] as const) {
      standIn.fail(how)
      const opened = provider.openSession(session())
      await expect(opened).rejects.toMatchObject({ code: 'unavailable' })
    }
    standIn.fail('none')
    const key = await paid()
    const withKeys = (keys: object) => {
      const accounts = new Map([['floga', { ...standIn.account, ...keys }]])
      return createVivaProvider({ accounts, url: standIn.url })
    }
    const opened = withKeys({ clientSecret: 'mistyped' }).openSession(session())
    await expect(opened).rejects.toMatchObject({ code: 'unavailable' })
    const found = withKeys({ apiKey: 'mistyped' }).findPayment(key)
    await expect(found).rejects.toMatchObject({ code: 'unavailable' })
    const other = provider.openSession(session({ tenant: 'other' }))
    await expect(other).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('proves the address of the webhook, and calls Viva once for that', async () => {
    const { account, url } = standIn
    const own = createVivaProvider({ accounts: new Map([['floga', account]]), url })
    const proof = { Key: 'B3248222FDCD41885AEAFE51CCC1B5607F00903F' }
    expect(await own.proveEventAddress!('floga')).toEqual(proof)
    expect(await own.proveEventAddress!('floga')).toEqual(proof)
    expect(calls()).toEqual(['GET /api/messages/config/token'])
    expect(await own.proveEventAddress!('other')).toBeUndefined()
  })
})
