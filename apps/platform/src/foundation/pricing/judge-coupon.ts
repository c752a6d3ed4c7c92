import type { CouponTerms } from './coupon-terms.js'
import { spreadDiscount } from './spread-discount.js'

/** A coupon that somebody put into a cart, as it stands now. */
export interface ClaimedCoupon {
  code: string
  /** Null when there is no such coupon any more. */
  terms: CouponTerms | null
  /** As many orders have used it as may. */
  isUsedUp: boolean
}

export interface CouponLine {
  quantity: number
  unitPriceMinor: number
  /** The coupon's categories and products hold it. */
  couponFits: boolean
  /** Sold below its usual price. */
  isReduced: boolean
}

export type CouponRefusal =
  | 'COUPON_UNKNOWN'
  | 'COUPON_NOT_YET'
  | 'COUPON_ENDED'
  | 'COUPON_USED_UP'
  | 'COUPON_NO_GOODS'
  | 'COUPON_MINIMUM'

/** What a coupon does for some lines. */
export type CouponVerdict =
  | {
      status: 'holds'
      code: string
      discountMinor: number
      /** What is taken off each line, in their order. */
      sharesMinor: number[]
      freesShipping: boolean
    }
  /** Nothing is taken off. `missingMinor`: what is to be added, with COUPON_MINIMUM. */
  | { status: 'refused'; code: string; refusal: CouponRefusal; missingMinor: number | null }

/** Says what a coupon takes off, or why it does not hold now. */
export function judgeCoupon(
  { code, terms, isUsedUp }: ClaimedCoupon,
  lines: readonly CouponLine[],
  now: Date,
): CouponVerdict {
  const refuse = (refusal: CouponRefusal, missingMinor: number | null = null): CouponVerdict => ({
    status: 'refused',
    code,
    refusal,
    missingMinor,
  })
  if (!terms) return refuse('COUPON_UNKNOWN')
  if (terms.startsAt !== null && now < new Date(terms.startsAt)) return refuse('COUPON_NOT_YET')
  if (terms.endsAt !== null && now >= new Date(terms.endsAt)) return refuse('COUPON_ENDED')
  if (isUsedUp) return refuse('COUPON_USED_UP')
  const amounts = lines.map((line) =>
    line.couponFits && (terms.includesReduced || !line.isReduced)
      ? line.quantity * line.unitPriceMinor
      : 0,
  )
  const goodsMinor = amounts.reduce((sum, amount) => sum + amount, 0)
  if (goodsMinor === 0) return refuse('COUPON_NO_GOODS')
  if (goodsMinor < terms.minimumMinor) {
    return refuse('COUPON_MINIMUM', terms.minimumMinor - goodsMinor)
  }
  const discountMinor = discountOf(terms, goodsMinor)
  return {
    status: 'holds',
    code,
    discountMinor,
    sharesMinor: spreadDiscount(discountMinor, amounts),
    freesShipping: terms.kind === 'FREE_SHIPPING',
  }
}

function discountOf(terms: CouponTerms, goodsMinor: number): number {
  switch (terms.kind) {
    case 'PERCENT':
      // Something is always left: a payment of nothing is no payment.
      return Math.min(Math.round((goodsMinor * terms.percent) / 100), goodsMinor - 1)
    case 'AMOUNT':
      return terms.amountMinor
    case 'FREE_SHIPPING':
      return 0
  }
}

/** Lines with what a coupon takes off each. */
export function withShares<Line>(
  lines: readonly Line[],
  verdict: CouponVerdict | null,
): (Line & { discountMinor: number })[] {
  return lines.map((line, index) => ({
    ...line,
    discountMinor: verdict?.status === 'holds' ? verdict.sharesMinor[index]! : 0,
  }))
}
