/** A JSON Schema. */
export interface Described {
  readonly [keyword: string]: unknown
}

/** What `describe-stripe.ts` writes. */
export interface StripeDescription {
  /** The library whose types were read. */
  source: string
  /** The description that Stripe generated them from. */
  openapi: string
  apiVersion: string
  calls: { call: string; params: Described; answer: string }[]
  answers: Record<string, Described>
  event: Described
}
