import * as v from 'valibot'
import type { Transaction } from '../../foundation/database/database.js'
import { couponTermsSchema } from '../../foundation/pricing/coupons/coupon-terms.js'
import type { CouponTerms } from '../../foundation/pricing/coupons/coupon-terms.js'

export interface ListedCoupon {
  code: string
  terms: CouponTerms
  maxUses: number | null
  maxUsesPerPerson: number | null
  /** Orders that use it now. */
  uses: number
}

/** Every coupon of the tenant with its uses, by code. */
export async function listCoupons(sql: Transaction): Promise<ListedCoupon[]> {
  const rows = await sql.query<Omit<ListedCoupon, 'terms'> & { terms: unknown }>(
    `SELECT c.code, c.terms, c.max_uses AS "maxUses",
            c.max_uses_per_person AS "maxUsesPerPerson", (
              SELECT count(*)::integer FROM coupon_uses u
              WHERE u.code = c.code AND u.released_at IS NULL
            ) AS uses
     FROM coupons c ORDER BY c.code`,
  )
  return rows.map((row) => ({ ...row, terms: v.parse(couponTermsSchema, row.terms) }))
}
