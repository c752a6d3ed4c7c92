import type { PayableOrder } from '../payment-context.js'
import type { ProviderPayment } from '../payment-provider.js'
import type { PaymentState } from '../payment-record.js'

/** The consequence of a provider's payment status. */
export type PaymentDecision =
  | { action: 'nothing' }
  /** The provider's page is open. */
  | { action: 'open' }
  /** It was not paid. `failsOrder`: no other attempt is open. */
  | { action: 'end'; state: 'DECLINED' | 'CANCELED' | 'EXPIRED'; failsOrder: boolean }
  /** It pays the order, which is reopened first when it had failed. */
  | { action: 'approve'; reopensOrder: boolean }
  /** The order does not need the money, or not this amount. */
  | { action: 'refund'; cause: string; failsOrder: boolean }

export interface DecidedPayment {
  state: PaymentState
  isNewest: boolean
  providerPayment: Pick<ProviderPayment, 'state' | 'amountMinor' | 'currency'>
  order: Pick<PayableOrder, 'state' | 'totalMinor' | 'currency'>
}

/**
 * Decides the consequence of a provider's status. An approved payment is never lost, whichever
 * status was applied before or arrives later: every order of events has the same result.
 */
export function decidePayment({
  state,
  isNewest,
  providerPayment,
  order,
}: DecidedPayment): PaymentDecision {
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
