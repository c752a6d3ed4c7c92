import type { CouponTerms } from './coupon-terms.js'

/** A cart's coupon as it is now. */
export interface CartCoupon {
  code: string
  /** Null when there is no such coupon any more. */
  terms: CouponTerms | null
  /** As many orders have used it as may. */
  isUsedUp: boolean
}

export interface CouponLine {
  quantity: number
  unitPriceMinor: number
  /** The coupon's categories or products include it. */
  isCouponEligible: boolean
  /** Sold below its usual price. */
  isReduced: boolean
}

export type CouponErrorCode =
  | 'COUPON_UNKNOWN'
  | 'COUPON_NOT_YET'
  | 'COUPON_ENDED'
  | 'COUPON_USED_UP'
  | 'COUPON_NO_GOODS'
  | 'COUPON_MINIMUM'

/** The result of a coupon for some lines. */
export type CouponResult =
  | {
      status: 'applied'
      code: string
      discountMinor: number
      /** The discount of each line, in their order. */
      lineDiscountsMinor: number[]
      isFreeShipping: boolean
    }
  /** No discount. `missingMinor`: the amount missing to the minimum, with COUPON_MINIMUM. */
  | { status: 'rejected'; code: string; errorCode: CouponErrorCode; missingMinor: number | null }

/** Evaluates a coupon's discount, or why it does not apply now. */
export function evaluateCoupon(
  { code, terms, isUsedUp }: CartCoupon,
  lines: readonly CouponLine[],
  now: Date,
): CouponResult {
  const reject = (
    errorCode: CouponErrorCode,
    missingMinor: number | null = null,
  ): CouponResult => ({
    status: 'rejected',
    code,
    errorCode,
    missingMinor,
  })
  if (!terms) return reject('COUPON_UNKNOWN')
  if (terms.startsAt !== null && now < new Date(terms.startsAt)) return reject('COUPON_NOT_YET')
  if (terms.endsAt !== null && now >= new Date(terms.endsAt)) return reject('COUPON_ENDED')
  if (isUsedUp) return reject('COUPON_USED_UP')
  const amounts = lines.map((line) =>
    line.isCouponEligible && (terms.includesReduced || !line.isReduced)
      ? line.quantity * line.unitPriceMinor
      : 0,
  )
  const eligibleMinor = amounts.reduce((sum, amount) => sum + amount, 0)
  if (eligibleMinor === 0) return reject('COUPON_NO_GOODS')
  if (eligibleMinor < terms.minimumMinor) {
    return reject('COUPON_MINIMUM', terms.minimumMinor - eligibleMinor)
  }
  const discountMinor = discountOf(terms, eligibleMinor)
  return {
    status: 'applied',
    code,
    discountMinor,
    lineDiscountsMinor: allocateDiscount(discountMinor, amounts),
    isFreeShipping: terms.kind === 'FREE_SHIPPING',
  }
}

function discountOf(terms: CouponTerms, eligibleMinor: number): number {
  switch (terms.kind) {
    case 'PERCENT':
      // Something is always left: a payment of zero is not possible.
      return Math.min(Math.round((eligibleMinor * terms.percent) / 100), eligibleMinor - 1)
    case 'AMOUNT':
      return terms.amountMinor
    case 'FREE_SHIPPING':
      return 0
  }
}

/** Lines with the coupon's discount on each. */
export function withDiscounts<Line>(
  lines: readonly Line[],
  result: CouponResult | null,
): (Line & { discountMinor: number })[] {
  return lines.map((line, index) => ({
    ...line,
    discountMinor: result?.status === 'applied' ? result.lineDiscountsMinor[index]! : 0,
  }))
}

/**
 * Allocates a discount to lines by their cost, to the cent: the parts add up to it, and none
 * exceeds its line. The remainder of rounding is given to the lines that lost most by it.
 *
 * @param discountMinor 0 to the sum of the lines, which is above 0.
 */
function allocateDiscount(discountMinor: number, linesMinor: readonly number[]): number[] {
  const sumMinor = linesMinor.reduce((sum, line) => sum + line, 0)
  if (discountMinor < 0 || discountMinor > sumMinor) {
    throw new Error(`Cannot subtract ${discountMinor} from ${sumMinor}. Limit the discount first.`)
  }
  const exact = linesMinor.map((line) => {
    // The product of two amounts can exceed the largest safe integer.
    const product = BigInt(discountMinor) * BigInt(line)
    return { share: Number(product / BigInt(sumMinor)), lost: product % BigInt(sumMinor) }
  })
  let left = discountMinor - exact.reduce((sum, { share }) => sum + share, 0)
  const byLoss = exact
    .map(({ lost }, index) => ({ lost, index }))
    .sort((a, b) => Number(b.lost - a.lost))
  const shares = exact.map(({ share }) => share)
  for (const { index } of byLoss) {
    if (left === 0) break
    shares[index]! += 1
    left -= 1
  }
  return shares
}
