import * as v from 'valibot'
import type { Transaction } from '../../foundation/database/database.js'
import { couponTermsSchema } from '../../foundation/pricing/coupons/coupon-terms.js'
import type { CouponRecord } from '../../foundation/pricing/coupons/coupon-record.js'

/** Result of saving a coupon, or of a dry run. */
export type SaveCouponOutcome =
  | { status: 'added' | 'changed' | 'unchanged' }
  /** Keys of categories or products that the catalogue does not have. */
  | { status: 'refused'; unknownKeys: string[] }

/** Creates a coupon, or changes the terms of the one with that code. Its uses stay counted. */
export async function saveCoupon(
  sql: Transaction,
  record: CouponRecord,
  { now }: { now: Date },
): Promise<SaveCouponOutcome> {
  const { code, maxUses, maxUsesPerPerson } = record
  // The schema drops other fields.
  const terms = v.parse(couponTermsSchema, record)
  const unknownKeys = await findUnknownKeys(sql, record)
  if (unknownKeys.length > 0) return { status: 'refused', unknownKeys }
  const row = [code, JSON.stringify(terms), maxUses, maxUsesPerPerson]
  const [known] = await sql.query<{ isSame: boolean }>(
    `SELECT terms = $2::text::jsonb AND max_uses IS NOT DISTINCT FROM $3::integer
       AND max_uses_per_person IS NOT DISTINCT FROM $4::integer AS "isSame"
     FROM coupons WHERE code = $1`,
    row,
  )
  if (known?.isSame) return { status: 'unchanged' }
  await sql.query(
    `INSERT INTO coupons (tenant, code, terms, max_uses, max_uses_per_person, created_at)
       VALUES (current_setting('floga.tenant'), $1, $2::text::jsonb, $3, $4, $5::timestamptz)
       ON CONFLICT (tenant, code) DO UPDATE SET terms = excluded.terms,
         max_uses = excluded.max_uses, max_uses_per_person = excluded.max_uses_per_person`,
    [...row, now.toISOString()],
  )
  return { status: known ? 'changed' : 'added' }
}

async function findUnknownKeys(
  sql: Transaction,
  { categories, products }: CouponRecord,
): Promise<string[]> {
  const rows = await sql.query<{ key: string }>(
    `SELECT key FROM unnest($1::text[]) AS c (key)
       WHERE NOT EXISTS (SELECT 1 FROM categories WHERE categories.key = c.key)
     UNION ALL SELECT key FROM unnest($2::text[]) AS p (key)
       WHERE NOT EXISTS (SELECT 1 FROM products WHERE products.key = p.key)`,
    [categories, products],
  )
  return rows.map(({ key }) => key)
}
