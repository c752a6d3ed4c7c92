import type { Transaction } from '../../foundation/database/database.js'
import { toCouponCode } from '../../foundation/pricing/coupons/coupon-terms.js'
import { evaluateCoupon } from '../../foundation/pricing/coupons/evaluate-coupon.js'
import type { CouponErrorCode } from '../../foundation/pricing/coupons/evaluate-coupon.js'
import { changeCart } from './change-cart.js'
import type { CartResult } from './change-cart.js'
import { findCouponCode, readCoupon } from './read-coupon.js'

export interface ApplyCouponInput {
  cartId: string
  /** As typed; null removes the cart's coupon. */
  code: string | null
  now: Date
}

/** The shopper can correct these by adding goods, so the coupon stays in the cart. */
const correctable: ReadonlySet<CouponErrorCode> = new Set(['COUPON_MINIMUM', 'COUPON_NO_GOODS'])

/** Applies a coupon to a cart in place of another, or removes it. */
export async function applyCoupon(sql: Transaction, input: ApplyCouponInput): Promise<CartResult> {
  const { code: typed, now } = input
  const action = { kind: 'owner' } as const
  const call = { ...input, action, mutationId: null, fingerprint: ['coupon', typed] }
  return changeCart(sql, call, async (inner, cart) => {
    const given = typed === null ? null : toCouponCode(typed)
    const code = given && (await findCouponCode(inner, given))
    if (code === undefined) return { error: { code: 'COUPON_UNKNOWN', field: 'code' } }
    if (code !== null) {
      const { coupon, isEligible } = await readCoupon(inner, code, cart.lines)
      const lines = cart.lines.map((line) => ({ ...line, isCouponEligible: isEligible(line) }))
      const result = evaluateCoupon(coupon, lines, now)
      if (result.status === 'rejected' && !correctable.has(result.errorCode)) {
        return { error: { code: result.errorCode, field: 'code' } }
      }
    }
    await inner.query('UPDATE carts SET coupon_code = $2 WHERE id = $1', [cart.id, code])
    return { added: false }
  })
}
