import * as v from 'valibot'
import type { Transaction } from '../../foundation/database/database.js'
import {
  couponTermsSchema,
  possibleCouponCodes,
} from '../../foundation/pricing/coupons/coupon-terms.js'
import type { CouponTerms } from '../../foundation/pricing/coupons/coupon-terms.js'
import type { CartCoupon } from '../../foundation/pricing/coupons/evaluate-coupon.js'

interface CouponRow {
  terms: unknown
  isUsedUp: boolean
}

export interface CouponMatch {
  coupon: CartCoupon
  /** Whether the coupon's categories or products include a line. */
  isEligible: (line: { productId: string }) => boolean
}

/** The code of a coupon that looks like the given one; the given one when there is none. */
export async function findCouponCode(sql: Transaction, code: string): Promise<string> {
  const codes = possibleCouponCodes(code)
  const [row] = await sql.query<{ code: string }>(
    `SELECT code FROM coupons WHERE code = ANY ($1::text[])
     ORDER BY array_position($1::text[], code) LIMIT 1`,
    [codes],
  )
  return row?.code ?? code
}

/** The coupon of a code, with the lines that it is for. */
export async function readCoupon(
  sql: Transaction,
  code: string,
  lines: readonly { productId: string }[],
): Promise<CouponMatch> {
  const [row] = await sql.query<CouponRow>(
    `SELECT c.terms, COALESCE((
       SELECT count(*) >= c.max_uses FROM coupon_uses u
       WHERE u.code = c.code AND u.released_at IS NULL
     ), false) AS "isUsedUp"
     FROM coupons c WHERE c.code = $1`,
    [code],
  )
  if (!row) return { coupon: { code, terms: null, isUsedUp: false }, isEligible: () => false }
  const terms = v.parse(couponTermsSchema, row.terms)
  const coupon = { code, terms, isUsedUp: row.isUsedUp }
  if (terms.categories.length === 0 && terms.products.length === 0) {
    return { coupon, isEligible: () => true }
  }
  const eligible = await findEligibleProducts(sql, terms, lines)
  return { coupon, isEligible: ({ productId }) => eligible.has(productId) }
}

async function findEligibleProducts(
  sql: Transaction,
  { categories, products }: CouponTerms,
  lines: readonly { productId: string }[],
): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ id: string }>(
    `WITH RECURSIVE meant AS (
       SELECT tenant, id FROM categories WHERE key = ANY($2::text[])
       UNION SELECT c.tenant, c.id FROM categories c
         JOIN meant m ON c.tenant = m.tenant AND c.parent_id = m.id
     )
     SELECT p.id FROM products p
     WHERE p.id = ANY($1::text[]) AND (p.key = ANY($3::text[]) OR EXISTS (
       SELECT 1 FROM product_categories pc JOIN meant m ON m.id = pc.category_id
       WHERE pc.tenant = p.tenant AND pc.product_id = p.id
     ))`,
    [[...new Set(lines.map(({ productId }) => productId))], categories, products],
  )
  return new Set(rows.map(({ id }) => id))
}
