import type { Translate } from '../../wiring/i18n/create-language.js'
import type { PaymentProblem } from './payment-problem.js'

/** Why a payment did not come about, in words. */
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
