import * as v from 'valibot'

const text = v.pipe(v.string(), v.minLength(1))
const url = v.pipe(v.string(), v.url())

/** What the suite cannot find out over HTTP; each level says what it needs of it. */
export interface ConformanceFacts {
  /** Where an order can be delivered, as its country writes addresses. For `checkout` and what builds on it. */
  address?:
    | {
        country: string
        postalCode: string
        city: string
        address: string
        region?: string | undefined
      }
    | undefined
  /** Of whoever orders, as the tenant's country dials it. @default '+302101234567' */
  phone?: string | undefined
  /** A confirmed member whose account the suite may use. For `members`. */
  member?: { email: string; password: string } | undefined
  /** For `payments`: a method that is paid at a provider, where that one sends its events, and an address of the shop. */
  payment?: { method: string; eventsUrl: string; returnUrl: string } | undefined
  /** Another tenant of the same platform. For `tenants`. */
  otherTenant?: string | undefined
}

/** Reads facts of a file; a name that is not known is an error. */
export const factsSchema: v.GenericSchema<unknown, ConformanceFacts> = v.strictObject({
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
  otherTenant: v.optional(text),
})
