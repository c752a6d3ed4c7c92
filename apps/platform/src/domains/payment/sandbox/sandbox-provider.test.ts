import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PaymentProvider } from '../payment-provider.js'
import { createSandboxProvider } from './sandbox-provider.js'
import { payByCard, postForm } from './testing/sandbox-shopper.js'
import { shopOrigin, startSandbox } from './testing/start-sandbox.js'
import type { RunningSandbox } from './testing/start-sandbox.js'
import { findViolations } from '../testing/find-violations.js'
import type { ProviderUnderTest } from '../testing/find-violations.js'
import { newRandomId } from '../../../foundation/database/random-id.js'

describe('createSandboxProvider', () => {
  let sandbox: RunningSandbox
  let right: ProviderUnderTest
  beforeAll(async () => {
    sandbox = await startSandbox()
    const { url, secret, events } = sandbox
    right = {
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
        }),
    }
  })
  afterAll(() => sandbox.stop())

  it('does everything that the platform relies on', async () => {
    expect(await findViolations(right)).toEqual([])
  })

  it('would be found out if it did not', async () => {
    const { provider } = right
    const broken = (part: Partial<PaymentProvider>) =>
      findViolations({ ...right, provider: { ...provider, ...part } })
    const breaches = {
      doubled: await broken({
        openSession: (request) => provider.openSession({ ...request, paymentId: newRandomId() }),
      }),
      credulous: await broken({
        readEvent: ({ body }) => {
          const event = JSON.parse(body) as { id: string; paymentId: string; tenant: string }
          return { ...event, kind: '', at: new Date() }
        },
      }),
      generous: await broken({
        refund: async (refund) => ({
          providerId: (await provider.refund({ ...refund, refundId: newRandomId() })).providerId,
        }),
      }),
      remembering: await broken({ deleteCard: async () => undefined }),
      hopeful: await broken({
        findPayment: async (name) => {
          const found = await provider.findPayment(name)
          return found && { ...found, state: 'APPROVED' }
        },
      }),
    }
    expect(breaches.doubled.join()).toContain('opens one page for one payment')
    expect(breaches.credulous.join()).toContain('it believes a forgery')
    expect(breaches.generous.join()).toContain('gives back once for one name')
    expect(breaches.remembering.join()).toContain('it did not forget')
    expect(breaches.hopeful.join()).toContain('takes no money with a card that is declined')
  })
})
