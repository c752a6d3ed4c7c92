import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1))
const url = v.pipe(v.string(), v.url())

/** Settings that the suite cannot discover over HTTP; each level documents those it requires. */
export interface ConformanceSettings {
  /**
   * An address that can be delivered to, in its country's format. For `checkout` and the levels
   * that build on it.
   */
  address?:
    | {
        country: string
        postalCode: string
        city: string
        address: string
        region?: string | undefined
      }
    | undefined
  /** Phone number of the customer, in the tenant country's format. @default '+302101234567' */
  phone?: string | undefined
  /** A confirmed member whose account the suite may use. For `members`. */
  member?: { email: string; password: string } | undefined
  /**
   * For `payments`: a method that is paid at a provider, where that one sends its events, and an
   * address of the shop.
   */
  payment?: { method: string; eventsUrl: string; returnUrl: string } | undefined
  /**
   * Origins of images with whole addresses, as the shop's setting `IMAGE_ORIGINS`: its content
   * security policy blocks all others. @default none
   */
  imageOrigins?: string[] | undefined
  /** Another tenant of the same platform. For `tenants`. */
  otherTenant?: string | undefined
}

/** Parses settings from a file. An unknown name is an error. */
export const settingsSchema: v.GenericSchema<unknown, ConformanceSettings> = v.strictObject({
  address: v.optional(
    v.strictObject({
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters')),
      postalCode: v.string(),
      city: text,
      address: text,
      region: v.optional(text),
    }),
  ),
  phone: v.optional(text),
  member: v.optional(v.strictObject({ email: text, password: text })),
  payment: v.optional(v.strictObject({ method: text, eventsUrl: url, returnUrl: url })),
  imageOrigins: v.optional(v.array(url)),
  otherTenant: v.optional(text),
})
