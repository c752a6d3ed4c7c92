import * as v from 'valibot'
import { vivaCurrencies, vivaKinds } from './viva-kinds.js'
import type { VivaKind } from './viva-kinds.js'

// The keys of the tables are the names.
const kinds = Object.keys(vivaKinds) as VivaKind[]
const currencies = Object.keys(vivaCurrencies)

/**
 * A merchant’s account at Viva: what its banking app shows under “Settings, API Access”. Nothing in
 * its keys says whether they are of the test system.
 */
export const vivaAccountSchema = v.strictObject({
  /** `demo` is Viva’s test system. */
  environment: v.picklist(['demo', 'live']),
  merchantId: v.pipe(v.string(), v.uuid()),
  /** Reads, cancels and refunds. */
  apiKey: v.pipe(v.string(), v.minLength(1)),
  /** Of the Smart Checkout: opens pages, and verifies what was paid. */
  clientId: v.pipe(v.string(), v.minLength(1)),
  clientSecret: v.pipe(v.string(), v.minLength(1)),
  /** The code of a payment source for each kind: it says what a page offers and leads back to. */
  sources: v.record(
    v.picklist(kinds),
    v.pipe(v.string(), v.regex(/^(\d{4}|Default)$/, 'is no code of a source such as 1234')),
  ),
  /** The account’s. */
  currency: v.optional(v.picklist(currencies), 'EUR'),
})

export type VivaAccount = v.InferOutput<typeof vivaAccountSchema>
