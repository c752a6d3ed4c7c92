import { setTimeout } from 'node:timers/promises'
import { Stripe } from 'stripe'
import type { StripeAccount } from './stripe-account.js'
import { createStripeProvider } from './stripe-provider.js'
import { createStripeClient } from './stripe-client.js'
import { createStripeShopper } from './stripe-shopper.js'
import { LiveAccountError } from '../check/check-options.js'
import type { CheckOptions } from '../check/check-options.js'
import { checkedTenant } from '../check/find-violations.js'
import type { ProviderUnderTest } from '../check/find-violations.js'

/**
 * Prepares the checks of the adapter at Stripe’s test system, with a merchant’s test keys.
 *
 * @throws {LiveAccountError} for the keys of real payments.
 */
export function createStripeCheck(
  account: StripeAccount,
  { url }: Pick<CheckOptions, 'url'>,
): ProviderUnderTest {
  if (!/^(sk|rk)_test_/.test(account.secretKey)) {
    throw new LiveAccountError('The account has a live key. The checks pay: use test keys.')
  }
  const options = { accounts: new Map([[checkedTenant, account]]), ...(url && { url }) }
  const stripe = createStripeClient(account.secretKey, options)
  return {
    provider: createStripeProvider(options),
    unreachable: createStripeProvider({ ...options, url: 'http://127.0.0.1:9' }),
    returnUrl: 'https://shop.example/back',
    lastDigits: '4242',
    shopper: {
      ...createStripeShopper(stripe),
      // The page’s way back to the shop: Stripe does not hear of it.
      cancel: async () => undefined,
    },
    async eventOf(paymentId) {
      const payload = JSON.stringify(await findEvent(stripe, paymentId), null, 2)
      const { webhookSecret: secret } = account
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
      return { headers: { 'stripe-signature': signature }, body: payload }
    },
  }
}

const attempts = 30

/** Stripe delivers events to a public address only; its list has the same ones. */
async function findEvent(stripe: Stripe, paymentId: string): Promise<Stripe.Event> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const type = 'checkout.session.completed'
    const { data } = await stripe.events.list({ type, limit: 100 })
    const found = data.find((event) => JSON.stringify(event.data).includes(paymentId))
    if (found) return found
    await setTimeout(1_000)
  }
  throw new Error('Stripe lists no event of the payment')
}
