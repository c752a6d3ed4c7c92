import type { Payment, PaymentState } from '../store/payment.js'

/** A payment as the shop's server sees it. */
export interface PaymentView {
  paymentId: string
  providerId: string
  state: Exclude<PaymentState, 'CHALLENGED' | 'PROCESSING'>
  amountMinor: number
  currency: string
  url: string | null
  card: Payment['card']
  instalments: number | null
  cause: string | null
}

const reportedState: Record<PaymentState, PaymentView['state']> = {
  OPEN: 'OPEN',
  CHALLENGED: 'OPEN',
  PROCESSING: 'OPEN',
  APPROVED: 'APPROVED',
  DECLINED: 'DECLINED',
  CANCELED: 'CANCELED',
  EXPIRED: 'EXPIRED',
}

/** Steps between shopper and bank are reported as open. */
export function toPaymentView(payment: Payment, publicUrl: string): PaymentView {
  const { id, paymentId, request, card, instalments, cause } = payment
  const state = reportedState[payment.state]
  return {
    paymentId,
    providerId: id,
    state,
    amountMinor: request.amountMinor,
    currency: request.currency,
    url: state === 'OPEN' ? `${publicUrl}/pay/${id}` : null,
    card: state === 'OPEN' ? null : card,
    instalments,
    cause,
  }
}
