import type { PayableOrder } from '../payment-context.js'
import type { ProviderPayment } from '../payment-provider.js'
import type { PaymentState } from '../payment-record.js'

/** What is to be done about a payment, once its provider has providerPayment where it stands. */
export type PaymentDecision =
  | { action: 'nothing' }
  /** The provider's page waits. */
  | { action: 'open' }
  /** It came to nothing. `failsOrder`: and no other try is under way. */
  | { action: 'end'; state: 'DECLINED' | 'CANCELED' | 'EXPIRED'; failsOrder: boolean }
  /** It pays the order, which has to be taken up again first when it had failed. */
  | { action: 'approve'; reopensOrder: boolean }
  /** Money came that must go back. */
  | { action: 'refund'; cause: string; failsOrder: boolean }

export interface PaymentFacts {
  state: PaymentState
  isNewest: boolean
  providerPayment: Pick<ProviderPayment, 'state' | 'amountMinor' | 'currency'>
  order: Pick<PayableOrder, 'state' | 'totalMinor' | 'currency'>
}

/**
 * Judges what a provider tells. Money that came is never forgotten for what was providerPayment before or is providerPayment afterwards:
 * whatever the order of hearing, the end is the same.
 */
export function decidePayment({
  state,
  isNewest,
  providerPayment,
  order,
}: PaymentFacts): PaymentDecision {
  if (state === 'APPROVED' || state === 'OVERPAID') return { action: 'nothing' }
  const failsOrder = isNewest && order.state === 'PENDING'
  if (providerPayment.state === 'APPROVED') {
    if (
      providerPayment.amountMinor !== order.totalMinor ||
      providerPayment.currency !== order.currency
    ) {
      return { action: 'refund', cause: 'the amount is not the order’s', failsOrder }
    }
    if (order.state === 'PENDING') return { action: 'approve', reopensOrder: false }
    if (order.state === 'FAILED') return { action: 'approve', reopensOrder: true }
    return { action: 'refund', cause: `the order is ${order.state}`, failsOrder: false }
  }
  if (state !== 'OPENING' && state !== 'OPEN') return { action: 'nothing' }
  if (providerPayment.state === 'OPEN')
    return state === 'OPENING' ? { action: 'open' } : { action: 'nothing' }
  return { action: 'end', state: providerPayment.state, failsOrder }
}
