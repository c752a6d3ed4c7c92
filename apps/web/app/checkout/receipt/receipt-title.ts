import type { OrderData } from '../../wiring/api/api-types.js'
import type { Translate } from '../../wiring/i18n/create-language.js'
import type { OrderPaymentState } from '../../orders/payment-state.js'

export interface ReceiptTitleOptions {
  order: Pick<OrderData, 'state'>
  standing: OrderPaymentState
  isLookedUp: boolean
}

/** What a receipt says first: thanks only where nothing is open. */
export function receiptTitle(
  { order, standing, isLookedUp }: ReceiptTitleOptions,
  t: Translate,
): string {
  switch (standing) {
    case 'failed':
      return t('receipt.titleFailed')
    case 'open':
      return t('receipt.titleOpen')
    case 'checking':
      return t('receipt.titleChecking')
    case 'paid':
    case 'none':
      return isLookedUp || order.state === 'CANCELED' || order.state === 'REFUNDED'
        ? t('receipt.titleFound')
        : t('receipt.title')
  }
}
