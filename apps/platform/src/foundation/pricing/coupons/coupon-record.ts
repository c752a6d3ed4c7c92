import * as v from 'valibot'
import { couponTermsSchema, toCouponCode } from './coupon-terms.js'

const uses = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null)

/** A coupon in a file: its code, its terms, and how often it may be used. */
export const couponRecordSchema = v.intersect([
  v.object({
    code: v.pipe(
      v.string(),
      v.transform((typed) => toCouponCode(typed) ?? ''),
      v.minLength(1, 'A code has 3 to 40 letters, digits and hyphens.'),
    ),
    /** Orders in all, and of one member or e-mail address; null for any number. */
    maxUses: uses,
    maxUsesPerPerson: uses,
  }),
  couponTermsSchema,
])

export type CouponRecord = v.InferOutput<typeof couponRecordSchema>
