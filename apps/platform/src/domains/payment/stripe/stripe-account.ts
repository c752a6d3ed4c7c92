import * as v from 'valibot'

/** A merchant’s account at Stripe: what its dashboard shows under “Developers”. */
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
  /** For forms inside of the shop’s page: the browser’s key, and how browsers reach the platform. */
  frame: v.optional(
    v.strictObject({
      publishableKey: v.pipe(
        v.string(),
        v.regex(/^pk_(test|live)_\w+$/, 'is no publishable key: it begins with pk_'),
      ),
      platformUrl: v.pipe(
        v.string(),
        v.regex(/^https?:\/\/[^/?#]+$/, 'is no address such as https://api.shop.example'),
      ),
    }),
  ),
})

export type StripeAccount = v.InferOutput<typeof stripeAccountSchema>
