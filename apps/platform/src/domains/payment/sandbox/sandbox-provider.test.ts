import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PaymentProvider } from '../payment-provider.js'
import { createSandboxProvider } from './sandbox-provider.js'
import { payByCard, postForm } from './testing/pay-by-card.js'
import { shopOrigin, startSandbox } from './testing/start-sandbox.js'
import type { RunningSandbox } from './testing/start-sandbox.js'
import { findViolations } from '../check/find-violations.js'
import type { ProviderUnderTest } from '../check/find-violations.js'
import { newRandomId } from '../../../foundation/database/random-id.js'

describe('createSandboxProvider', () => {
  let sandbox: RunningSandbox
  let correct: ProviderUnderTest
  beforeAll(async () => {
    sandbox = await startSandbox()
    const { url, secret, events } = sandbox
    correct = {
      provider: createSandboxProvider({ url, secret }),
      unreachable: createSandboxProvider({ url: 'http://127.0.0.1:9', secret }),
      returnUrl: `${shopOrigin}/checkout/return`,
      lastDigits: '1111',
      shopper: {
        pay: async (page) => void (await payByCard(page, { save: 'on' })),
        decline: async (page) => void (await payByCard(page, { number: '4000000000000002' })),
        cancel: async (page) => void (await postForm(page, 'cancel')),
      },
      eventOf: (paymentId) =>
        vi.waitFor(() => {
          const event = events.find(({ body }) => body.includes(paymentId))
          if (!event) throw new Error('No event has come.')
          return event
        }, 60_000),
    }
  })
  afterAll(() => sandbox.stop())

  it('meets every requirement of the platform', async () => {
    expect(await findViolations(correct)).toEqual([])
  })

  it('is reported where it does not', async () => {
    const { provider } = correct
    const broken = (part: Partial<PaymentProvider>) =>
      findViolations({ ...correct, provider: { ...provider, ...part } })
    const opened = new Set<string>()
    const violations = {
      opensTwice: await broken({
        openSession(request) {
          // The first page of a payment succeeds, so that its event is sent.
          const paymentId = opened.has(request.paymentId) ? newRandomId() : request.paymentId
          opened.add(request.paymentId)
          return provider.openSession({ ...request, paymentId })
        },
      }),
      acceptsInvalidEvents: await broken({
        readEvent: ({ body }) => {
          const event = JSON.parse(body) as { id: string; paymentId: string; tenant: string }
          return { ...event, providerId: null, kind: '', at: new Date() }
        },
      }),
      refundsTwice: await broken({
        refund: async (refund) => ({
          providerId: (await provider.refund({ ...refund, refundId: newRandomId() })).providerId,
        }),
      }),
      keepsCards: await broken({ deleteCard: async () => undefined }),
      alwaysApproves: await broken({
        findPayment: async (name) => {
          const found = await provider.findPayment(name)
          return found && { ...found, state: 'APPROVED' }
        },
      }),
    }
    expect(violations.opensTwice.join()).toContain('opens one page for one payment')
    expect(violations.acceptsInvalidEvents.join()).toContain('an invalid event is accepted')
    expect(violations.refundsTwice.join()).toContain('refunds once for one id')
    expect(violations.keepsCards.join()).toContain('the card was not deleted')
    expect(violations.alwaysApproves.join()).toContain('charges nothing to a declined card')
  })
})
