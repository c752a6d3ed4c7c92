import type { CartRecord } from '../../domains/cart/cart-record.js'
import { toUserErrorView } from '../../foundation/words/user-error.js'
import { formatMoney } from '../../foundation/pricing/format-money.js'
import type { CouponVerdict } from '../../foundation/pricing/judge-coupon.js'

/** Builds the contract's CartCoupon: what it takes off, or why it does not. */
export function toCouponView(
  coupon: CartRecord['coupon'],
  verdict: CouponVerdict | null,
  { currency, locale }: { currency: string; locale: string },
) {
  if (!coupon || !verdict) return null
  const { terms } = coupon
  const money = (minor: number) => formatMoney(minor, currency, locale)
  const isRefused = verdict.status === 'refused'
  return {
    code: coupon.code,
    kind: terms?.kind ?? null,
    percent: terms?.kind === 'PERCENT' ? terms.percent : null,
    amount: terms?.kind === 'AMOUNT' ? money(terms.amountMinor) : null,
    discount: money(isRefused ? 0 : 0 - verdict.discountMinor),
    issue: isRefused ? toUserErrorView({ code: verdict.refusal }, locale) : null,
    missing: isRefused && verdict.missingMinor !== null ? money(verdict.missingMinor) : null,
  }
}
