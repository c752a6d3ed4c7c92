import * as v from 'valibot'

/** A merchant's account at Stripe: what its dashboard shows under “Developers”. */
export const stripeAccountSchema = v.strictObject({
  secretKey: v.pipe(
    v.string(),
    v.regex(/^(sk|rk)_(test|live)_\w+$/, 'is no key: it begins with sk_ or rk_'),
  ),
  /** Signs the events of one webhook. */
  webhookSecret: v.pipe(
    v.string(),
    v.regex(/^whsec_\S+$/, 'is no webhook secret: it begins with whsec_'),
  ),
})

export type StripeAccount = v.InferOutput<typeof stripeAccountSchema>
