import type { Translate } from '../../../lib/create-storefront.js'

/** Why a payment did not begin or did not come about, as the receipt's address names it. */
export const paymentProblems = [
  'declined',
  'details',
  'unavailable',
  'card',
  'goods',
  'coupon',
  'closed',
] as const

export type PaymentProblem = (typeof paymentProblems)[number]

const byCode: Readonly<Record<string, PaymentProblem>> = {
  PAYMENT_DECLINED: 'declined',
  PAYMENT_DETAILS_INVALID: 'details',
  CARD_NOT_FOUND: 'card',
  NOT_AVAILABLE: 'goods',
  INSUFFICIENT_STOCK: 'goods',
  COUPON_USED_UP: 'coupon',
  COUPON_USED_BEFORE: 'coupon',
  COUPON_UNKNOWN: 'coupon',
  ORDER_NOT_PAYABLE: 'closed',
}

/** The problem behind one of the platform's codes. */
export function toProblem(code: string | undefined): PaymentProblem {
  return byCode[code ?? ''] ?? 'unavailable'
}

/** Reads a problem out of an address; null for anything else. */
export function parseProblem(text: string | null): PaymentProblem | null {
  return paymentProblems.find((problem) => problem === text) ?? null
}

/** Describes why a payment failed. */
export function paymentProblemText(problem: PaymentProblem, t: Translate): string {
  switch (problem) {
    case 'declined':
      return t('payment.declined')
    case 'details':
      return t('payment.details')
    case 'unavailable':
      return t('payment.unavailable')
    case 'card':
      return t('payment.cardGone')
    case 'goods':
      return t('payment.goodsGone')
    case 'coupon':
      return t('payment.couponGone')
    case 'closed':
      return t('payment.closed')
  }
}
