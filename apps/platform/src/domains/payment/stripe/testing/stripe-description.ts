import type { Described, DescribedCall } from '../../testing/described-calls.js'

/** What `describe-stripe.ts` writes. */
export interface StripeDescription {
  /** The library whose types were read. */
  source: string
  /** The description that Stripe generated them from. */
  openapi: string
  apiVersion: string
  calls: (DescribedCall & { answer: string })[]
  answers: Record<string, Described>
  event: Described
}
