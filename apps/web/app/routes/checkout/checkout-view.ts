import type { SubmissionResult } from '@conform-to/react'

import type { CheckoutState } from './load-checkout.server.js'

/** A checkout as its page shows it: without the key under which the order will be placed. */
export type CheckoutView = Omit<CheckoutState, 'draft'> & {
  /** What was typed so far, by field name. */
  values: Record<string, string>
}

/** What became of a post of the form. */
export interface CheckoutAnswer {
  /** Null when nothing was checked. */
  result: SubmissionResult<string[]> | null
  /** What is wrong with the whole. */
  general: string[]
  /** What fits what was typed; only for a post that keeps it. */
  state: Partial<CheckoutView> | null
}
