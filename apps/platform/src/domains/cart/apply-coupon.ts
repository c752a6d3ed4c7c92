import type { Transaction } from '../../foundation/database/database.js'
import { toCouponCode } from '../../foundation/pricing/coupon-terms.js'
import { judgeCoupon } from '../../foundation/pricing/judge-coupon.js'
import type { CouponRefusal } from '../../foundation/pricing/judge-coupon.js'
import { changeCart } from './change-cart.js'
import type { CartAnswer } from './change-cart.js'
import { readCoupon } from './read-coupon.js'

export interface ClaimCouponInput {
  cartId: string
  /** As it was typed; null takes the cart's coupon out. */
  code: string | null
  now: Date
}

/** The shopper can mend these by adding goods, so that the coupon waits in the cart. */
const mendable: ReadonlySet<CouponRefusal> = new Set(['COUPON_MINIMUM', 'COUPON_NO_GOODS'])

/** Puts a coupon into a cart in place of another, or takes it out. */
export async function claimCoupon(sql: Transaction, input: ClaimCouponInput): Promise<CartAnswer> {
  const { code: typed, now } = input
  const call = { ...input, mutationId: null, asked: ['coupon', typed] }
  return changeCart(sql, call, async (inner, cart) => {
    const code = typed === null ? null : toCouponCode(typed)
    if (code === undefined) return { refusal: { code: 'COUPON_UNKNOWN', field: 'code' } }
    if (code !== null) {
      const { coupon, fits } = await readCoupon(inner, code, cart.lines)
      const lines = cart.lines.map((line) => ({ ...line, couponFits: fits(line) }))
      const verdict = judgeCoupon(coupon, lines, now)
      if (verdict.status === 'refused' && !mendable.has(verdict.refusal)) {
        return { refusal: { code: verdict.refusal, field: 'code' } }
      }
    }
    await inner.query('UPDATE carts SET coupon_code = $2 WHERE id = $1', [cart.id, code])
    return { added: false }
  })
}
