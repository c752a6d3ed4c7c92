import type { CheckoutState } from '../actions/load-checkout.server.js'

/** A checkout as its page shows it: without the key under which the order will be placed. */
export type CheckoutView = Omit<CheckoutState, 'draft'> & {
  /** What was typed so far, by field name. */
  values: Record<string, string>
}

/** What the page learns of a draft that was kept while one types: what fits it. */
export interface SavedCheckout {
  /** Null while the platform is away. */
  state: Partial<CheckoutView> | null
}
