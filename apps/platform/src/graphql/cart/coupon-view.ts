import type { CartRecord } from '../../domains/cart/read-cart.js'
import { toUserErrorView } from '../../foundation/words/user-error.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'
import type { CouponResult } from '../../foundation/pricing/evaluate-coupon.js'

/** Builds the contract's CartCoupon: its discount, or why it does not apply. */
export function toCouponView(
  coupon: CartRecord['coupon'],
  result: CouponResult | null,
  { currency, locale }: { currency: string; locale: string },
) {
  if (!coupon || !result) return null
  const { terms } = coupon
  const money = (minor: number) => formatMoney(minor, currency, locale)
  const isRejected = result.status === 'rejected'
  return {
    code: coupon.code,
    kind: terms?.kind ?? null,
    percent: terms?.kind === 'PERCENT' ? terms.percent : null,
    amount: terms?.kind === 'AMOUNT' ? money(terms.amountMinor) : null,
    discount: money(isRejected ? 0 : 0 - result.discountMinor),
    issue: isRejected ? toUserErrorView({ code: result.errorCode }, locale) : null,
    missing: isRejected && result.missingMinor !== null ? money(result.missingMinor) : null,
  }
}
