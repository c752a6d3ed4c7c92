import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStripeStandIn } from './start-stripe-stand-in.js'
import type { StripeStandIn } from './start-stripe-stand-in.js'
import { stripeDescription } from './stripe-validator.js'

describe('startStripeStandIn', () => {
  let standIn: StripeStandIn
  beforeAll(async () => void (standIn = await startStripeStandIn()))
  afterAll(() => standIn.stop())

  const valid = {
    mode: 'payment',
    success_url: 'https://shop.example/back',
    expires_at: String(Math.ceil(Date.now() / 1_000) + 40 * 60),
    'metadata[paymentId]': 'payment',
    'payment_intent_data[metadata][paymentId]': 'payment',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '1234',
    'line_items[0][price_data][product_data][name]': 'Shop 100001',
  }
  const post = async (params: Record<string, string>, path = '/v1/checkout/sessions') => {
    const response = await fetch(`${standIn.url}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${standIn.account.secretKey}`,
        'stripe-version': stripeDescription.apiVersion,
      },
      body: new URLSearchParams(params),
    })
    return response.status
  }

  it('describes the version of the library in use', () => {
    expect(stripeDescription.apiVersion).toBe(Stripe.API_VERSION)
    expect(stripeDescription.source).toContain(`/${Stripe.PACKAGE_VERSION}`)
  })

  it('accepts what Stripe describes, and refuses all else', async () => {
    expect(await post(valid)).toBe(200)
    const { 'line_items[0][price_data][currency]': _, ...withoutCurrency } = valid
    const soon = String(Math.ceil(Date.now() / 1_000) + 60)
    const refused = [
      { ...valid, payment_method_types: 'card' },
      { ...valid, 'allowed_payment_method_types[0]': 'iris' },
      { ...valid, 'line_items[0][price_data][unit_amount]': '12.34 €' },
      { ...valid, expires_at: soon },
      withoutCurrency,
    ]
    for (const params of refused) expect(await post(params)).toBe(400)
    expect(await post(valid, '/v1/charges')).toBe(404)
  })
})
