import type { Stripe } from 'stripe'
import type { StripeAccount } from './stripe-account.js'
import type { PageForm, PaymentKey, ProviderPage } from '../payment-provider.js'

type Frame = NonNullable<StripeAccount['frame']>

/** The platform’s page of a framed payment, which is also where Stripe returns to. */
export function pageAddress({ platformUrl }: Frame, { tenant, paymentId }: PaymentKey): string {
  return `${platformUrl}/payments/pages/stripe/${tenant}/${paymentId}`
}

/** What the page of a framed payment shows; undefined for a payment that has none. */
export function toPage(
  { metadata, ...stored }: Stripe.Checkout.Session | Stripe.PaymentIntent,
  { publishableKey }: Frame,
): ProviderPage | undefined {
  const { returnUrl, locale } = metadata ?? {}
  if (!returnUrl || !locale) return undefined
  const isOpen =
    stored.object === 'checkout.session'
      ? stored.status === 'open'
      : stored.status === 'requires_action'
  const start = stored.object === 'checkout.session' ? startCheckout : startAuthentication
  const secret = stored.client_secret
  const form: PageForm | null =
    isOpen && secret ? { script, start, data: { key: publishableKey, secret }, policy } : null
  return { returnUrl, locale, form }
}

/** Of the version of the API that the library has. */
const script = 'https://js.stripe.com/endive/stripe.js'

const startCheckout = `
const { key, secret } = document.getElementById('payment').dataset
Stripe(key)
  .createEmbeddedCheckoutPage({ clientSecret: secret })
  .then((page) => page.mount('#payment'))
`

/** Afterwards the payment needs no form, and its page leads back. */
const startAuthentication = `
const { key, secret } = document.getElementById('payment').dataset
Stripe(key)
  .handleNextAction({ clientSecret: secret })
  .then(() => location.reload())
`

/** https://docs.stripe.com/security/guide#content-security-policy */
const policy = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com',
  'frame-src':
    'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://checkout.stripe.com',
  'connect-src': 'https://api.stripe.com https://checkout.stripe.com',
  'img-src': 'https://*.stripe.com',
}
