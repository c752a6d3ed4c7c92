import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { readStripeEvent } from './stripe-event.js'
import { InvalidSignatureError } from '../payment-provider.js'

const accounts = new Map([
  ['floga', { secretKey: 'sk_test_1', webhookSecret: 'whsec_floga' }],
  ['other', { secretKey: 'sk_test_2', webhookSecret: 'whsec_other' }],
])
const now = new Date('2026-12-01T10:00:00Z')

function sign(object: object, secret: string, at = now) {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    created: 1_790_000_000,
    data: { object },
  })
  const timestamp = Math.floor(at.getTime() / 1_000)
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return { headers: { 'stripe-signature': header }, body: payload, now }
}

const session = { id: 'cs_test_1', metadata: { tenant: 'floga', paymentId: 'payment' } }

describe('readStripeEvent', () => {
  it('names the payment and the tenant whose account has signed', () => {
    expect(readStripeEvent(sign(session, 'whsec_floga'), accounts)).toEqual({
      id: 'evt_1',
      kind: 'checkout.session.completed',
      at: new Date(1_790_000_000_000),
      tenant: 'floga',
      paymentId: 'payment',
      providerId: 'cs_test_1',
    })
  })

  it('names no payment that the signer’s account does not have', () => {
    for (const object of [session, { id: 'cs_test_2' }, { object: 'balance', metadata: null }]) {
      expect(readStripeEvent(sign(object, 'whsec_other'), accounts)).toMatchObject({
        tenant: 'other',
        paymentId: '',
      })
    }
  })

  it('accepts no message that is unsigned, changed, old or signed by another account', () => {
    const valid = sign(session, 'whsec_floga')
    const messages = [
      { ...valid, headers: {} },
      { ...valid, headers: { 'stripe-signature': 'v1=00' } },
      { ...valid, body: `${valid.body} ` },
      sign(session, 'whsec_floga', new Date(now.getTime() - 6 * 60_000)),
      sign(session, 'whsec_another'),
    ]
    for (const message of messages) {
      expect(() => readStripeEvent(message, accounts)).toThrow(InvalidSignatureError)
    }
  })
})
