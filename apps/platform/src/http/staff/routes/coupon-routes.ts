import * as v from 'valibot'
import { listCoupons } from '../../../domains/coupons/list-coupons.js'
import { saveCoupon } from '../../../domains/coupons/save-coupons.js'
import type { Transaction } from '../../../foundation/database/database.js'
import { couponRecordSchema } from '../../../foundation/pricing/coupons/coupon-record.js'
import { invalidFields } from '../staff-error.js'
import type { FieldError } from '../staff-error.js'
import { readRoute, writeRoute } from '../staff-route.js'
import type { StaffRoute } from '../staff-route.js'

const couponAnswer = v.intersect([
  couponRecordSchema,
  v.object({ uses: v.pipe(v.number(), v.description('Orders that use it now.')) }),
])

const couponsAnswer = v.object({ items: v.array(couponAnswer) })

/** Coupons of one call. */
const maxCoupons = 500

/** Routes of coupons. */
export const couponRoutes: readonly StaffRoute[] = [
  readRoute({
    name: 'listCoupons',
    path: '/coupons',
    scope: 'coupons:read',
    summary: 'Every coupon with its uses, by code.',
    answer: couponsAnswer,
    read: readAnswer,
  }),
  writeRoute({
    name: 'saveCoupons',
    path: '/coupons',
    scope: 'coupons:write',
    summary: 'Creates coupons, or changes those with the same codes: all or none.',
    notes: `At most ${maxCoupons} coupons. Uses stay counted.`,
    body: v.strictObject({
      coupons: v.pipe(
        v.array(couponRecordSchema),
        v.minLength(1, 'is empty'),
        v.maxLength(maxCoupons, `has to have at most ${maxCoupons} entries`),
      ),
    }),
    answer: couponsAnswer,
    current: readAnswer,
    async write(sql, { body: { coupons }, now }) {
      const problems: FieldError[] = []
      for (const [index, coupon] of coupons.entries()) {
        const outcome = await saveCoupon(sql, coupon, { now })
        if (outcome.status !== 'refused') continue
        const message = `names nothing of the catalogue: ${outcome.unknownKeys.join(', ')}`
        problems.push({ field: `coupons.${index}`, message })
      }
      if (problems.length > 0) throw invalidFields(problems)
      return readAnswer(sql)
    },
  }),
]

async function readAnswer(sql: Transaction): Promise<v.InferInput<typeof couponsAnswer>> {
  const coupons = await listCoupons(sql)
  return { items: coupons.map(({ terms, ...coupon }) => ({ ...coupon, ...terms })) }
}
