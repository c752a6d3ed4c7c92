import { Stripe } from 'stripe'
import * as v from 'valibot'
import type { StripeAccount } from './stripe-account.js'
import { InvalidSignatureError } from '../payment-provider.js'
import type { EventMessage, ProviderEvent } from '../payment-provider.js'

/** A message that was signed longer ago is not accepted. */
const toleranceSeconds = 5 * 60

/** Of every event; its object is a session, a payment or a refund of one of many tenants. */
const eventSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  type: v.pipe(v.string(), v.maxLength(100)),
  created: v.pipe(v.number(), v.integer()),
  data: v.object({
    object: v.object({
      id: v.optional(v.string()),
      metadata: v.optional(
        v.nullable(v.object({ tenant: v.optional(v.string()), paymentId: v.optional(v.string()) })),
      ),
    }),
  }),
})

/**
 * Verifies an event with Stripe's library and reads it. The signature tells whose account it is of.
 * An event about a payment that is not of this platform names no payment.
 *
 * @throws {InvalidSignatureError} when no account has signed it, or too long ago.
 */
export function readStripeEvent(
  { headers, body, now }: EventMessage,
  accounts: ReadonlyMap<string, StripeAccount>,
): ProviderEvent {
  const header = headers['stripe-signature']
  if (typeof header !== 'string') throw new InvalidSignatureError('The event has no signature.')
  const signers = [...accounts].filter(([, { webhookSecret }]) => {
    const { signature } = Stripe.webhooks
    try {
      return signature?.verifyHeader(
        body,
        header,
        webhookSecret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      )
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
      throw error
    }
  })
  const [signer] = signers
  if (!signer) throw new InvalidSignatureError('The event’s signature is no account’s, or old.')
  const parsed = v.safeParse(eventSchema, parseJson(body))
  if (!parsed.success) throw new InvalidSignatureError('The event has another form.')
  const { id, type: kind, created, data } = parsed.output
  const { tenant, paymentId } = data.object.metadata ?? {}
  const isOurs = signers.some(([one]) => one === tenant)
  const objectId = data.object.id ?? ''
  return {
    id,
    kind,
    at: new Date(created * 1_000),
    tenant: isOurs && tenant ? tenant : signer[0],
    paymentId: (isOurs && paymentId) || '',
    providerId: /^(cs|pi)_/.test(objectId) ? objectId : null,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
