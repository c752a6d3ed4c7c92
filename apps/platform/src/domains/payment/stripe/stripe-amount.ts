import { PaymentProviderError } from '../payment-provider.js'

/**
 * Digits after the decimal point that an amount has at Stripe, where they are not two:
 * https://docs.stripe.com/currencies#zero-decimal
 */
const stripeDigits = new Map([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF'].map(
    (currency) => [currency, 0] as const,
  ),
  ...['VND', 'VUV', 'XAF', 'XOF', 'XPF'].map((currency) => [currency, 0] as const),
  ...['BHD', 'JOD', 'KWD', 'OMR', 'TND'].map((currency) => [currency, 3] as const),
])

/**
 * Converts minor units to Stripe's, which for a few currencies are others: an Icelandic króna has
 * no parts but a hundred there.
 */
export function toStripeAmount(amountMinor: number, currency: string): number {
  const amount = amountMinor * 10 ** (digitsAtStripe(currency) - digitsOf(currency))
  // The last of three digits has to be zero.
  const step = digitsAtStripe(currency) === 3 ? 10 : 1
  if (Number.isInteger(amount) && amount % step === 0) return amount
  throw new PaymentProviderError('refused', `Stripe has no such amount in ${currency}.`)
}

/** Converts an amount of Stripe's to minor units. */
export function toMinor(amount: number, currency: string): number {
  return amount * 10 ** (digitsOf(currency) - digitsAtStripe(currency))
}

function digitsAtStripe(currency: string): number {
  return stripeDigits.get(currency) ?? 2
}

function digitsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}
