import { Stripe } from 'stripe'
import { PaymentProviderError } from '../payment-provider.js'

/**
 * Calls Stripe. Its errors become the port's, without their details: those may contain a payment's
 * secret and parts of the key.
 *
 * @throws {PaymentProviderError}
 */
export async function callStripe<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw toProviderError(error)
    throw error
  }
}

/** Like {@link callStripe}; undefined for what Stripe does not know. */
export async function findAtStripe<Answer>(
  call: () => Promise<Answer>,
): Promise<Answer | undefined> {
  return callStripe(() =>
    call().catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    }),
  )
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
}

function toProviderError(error: Stripe.errors.StripeError): PaymentProviderError {
  const { statusCode, code, param } = error
  // 409: the same call is being processed. 429: too many calls. 401 and 403: the key is wrong, and
  // will be replaced.
  const isAnswer =
    statusCode !== undefined && statusCode < 500 && ![401, 403, 409, 429].includes(statusCode)
  if (!isAnswer) {
    const what = statusCode === undefined ? 'does not respond' : `responded with ${statusCode}`
    return new PaymentProviderError('unavailable', `Stripe ${what}.`)
  }
  const reason = [code ?? error.type, param].filter(Boolean).join(', ')
  return new PaymentProviderError('refused', `Stripe rejected the call: ${reason}.`)
}
