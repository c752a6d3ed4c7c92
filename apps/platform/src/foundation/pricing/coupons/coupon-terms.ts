import {
  cleanTyped,
  toGreekLookAlikes,
  toLatinLookAlikes,
} from '@floga/platform-contract/input-rules'
import * as v from 'valibot'

const minor = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_00))
const keys = v.optional(v.array(v.pipe(v.string(), v.minLength(1))), [])
const moment = v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null)

const conditions = {
  /** Minimum value of the goods that it is for, VAT included. */
  minimumMinor: v.optional(minor, 0),
  /** ISO 8601; the end is exclusive. */
  startsAt: moment,
  endsAt: moment,
  /**
   * Keys of categories, those below them included, and of products; with both empty it is for
   * everything.
   */
  categories: keys,
  products: keys,
  /** Whether it is for marked-down goods too. */
  includesReduced: v.optional(v.boolean(), true),
}

/** The discount of a coupon, and its conditions. */
export const couponTermsSchema = v.variant('kind', [
  v.object({
    kind: v.literal('PERCENT'),
    percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    ...conditions,
  }),
  v.pipe(
    v.object({
      kind: v.literal('AMOUNT'),
      amountMinor: v.pipe(minor, v.minValue(1)),
      ...conditions,
    }),
    v.check(
      ({ amountMinor, minimumMinor }) => minimumMinor > amountMinor,
      'An amount needs a minimum above it, so that something is left to pay.',
    ),
  ),
  v.object({ kind: v.literal('FREE_SHIPPING'), ...conditions }),
])

export type CouponTerms = v.InferOutput<typeof couponTermsSchema>

/**
 * A code as stored, however it was typed; undefined for an invalid one: 3 to 40 letters, digits and
 * hyphens.
 */
export function toCouponCode(typed: string): string | undefined {
  const code = cleanTyped(typed)
    .normalize('NFKD')
    .replaceAll(/[\s\p{M}]/gu, '')
    .toUpperCase()
  return /^[\p{Lu}\p{N}-]{3,40}$/u.test(code) ? code : undefined
}

/** The codes that a typed one may mean: with the other alphabet's keyboard, it looks the same. */
export function possibleCouponCodes(code: string): string[] {
  return [...new Set([code, toLatinLookAlikes(code), toGreekLookAlikes(code)])]
}
