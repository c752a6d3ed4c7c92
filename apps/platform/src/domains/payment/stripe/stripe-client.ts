import { Stripe } from 'stripe'

export interface StripeClientOptions {
  /** Address of the API. @default that of Stripe */
  url?: string
  /** Milliseconds until a call counts as unanswered. @default 7_000 */
  timeoutMs?: number
}

/** Builds a client for one account. */
export function createStripeClient(secretKey: string, options: StripeClientOptions): Stripe {
  const { url = 'https://api.stripe.com', timeoutMs = 7_000 } = options
  const { protocol, hostname, port } = new URL(url)
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    timeout: timeoutMs,
    // The platform repeats a call itself: the shopper does not wait for a second attempt.
    maxNetworkRetries: 0,
    telemetry: false,
  })
}
