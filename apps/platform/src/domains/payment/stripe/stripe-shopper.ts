import { Stripe } from 'stripe'

/** A shopper of Stripe's test system. */
export interface StripeShopper {
  pay(page: string): Promise<void>
  /** Tries a card that its bank declines. */
  decline(page: string): Promise<void>
}

/**
 * Pays on pages of Stripe's test system with its test cards, by the calls that Stripe's own command
 * line pays with (`stripe trigger checkout.session.completed`): a page itself takes no robots.
 */
export function createStripeShopper(stripe: Stripe): StripeShopper {
  async function confirm(page: string, token: string): Promise<void> {
    const id = /cs_test_[a-zA-Z\d]+/.exec(page)?.[0] ?? ''
    const method = await stripe.rawRequest('POST', '/v1/payment_methods', {
      type: 'card',
      card: { token },
      billing_details: { email: 'shopper@example.com', name: 'Maria Papadopoulou' },
    })
    const session = await stripe.checkout.sessions.retrieve(id)
    await stripe.rawRequest('POST', `/v1/payment_pages/${id}/confirm`, {
      payment_method: (method as unknown as { id: string }).id,
      expected_amount: session.amount_total,
    })
  }
  return {
    pay: (page) => confirm(page, 'tok_visa'),
    decline: (page) =>
      confirm(page, 'tok_chargeDeclined').catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeCardError)) throw error
      }),
  }
}
