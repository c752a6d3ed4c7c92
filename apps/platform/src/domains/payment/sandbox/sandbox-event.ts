import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { InvalidSignatureError } from '../payment-provider.js'
import type { EventMessage, ProviderEvent } from '../payment-provider.js'

/** A signature that is older, or from further in the future, is not accepted. */
const toleranceSeconds = 5 * 60

const event = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  kind: v.pipe(v.string(), v.maxLength(100)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  tenant: v.string(),
  paymentId: v.string(),
})

/**
 * Verifies and parses an event, whose header is `t=<seconds>,v1=<hex HMAC-SHA256 of
 * "seconds.body">`.
 *
 * @throws {InvalidSignatureError} when time or signature do not hold.
 */
export function readSandboxEvent(message: EventMessage, secret: string): ProviderEvent {
  const { headers, body, now } = message
  const header = headers['sandbox-signature']
  const match = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null
  if (!match) throw new InvalidSignatureError('The event has no signature.')
  const [, seconds = '', signature = ''] = match
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest()
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) {
    throw new InvalidSignatureError('The event’s signature is not the sandbox’s.')
  }
  if (Math.abs(now.getTime() / 1_000 - Number(seconds)) > toleranceSeconds) {
    throw new InvalidSignatureError('The event was signed too long ago.')
  }
  const parsed = v.safeParse(event, parseJson(body))
  if (!parsed.success) throw new InvalidSignatureError('The event has another form.')
  const { id, kind, at, tenant, paymentId } = parsed.output
  return { id, kind, tenant, paymentId, providerId: null, at: new Date(at) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
