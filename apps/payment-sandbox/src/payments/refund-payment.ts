import type { Payment } from '../store/payment.js'
import { newId, record } from './payment-desk.js'
import type { Desk } from './payment-desk.js'

export type RefundOutcome =
  | { status: 'refunded'; id: string }
  | { status: 'refused'; code: 'not-paid' | 'too-much' | 'other-currency' | 'conflict' }

export interface RefundAsked {
  /** The shop's name for it. */
  refundId: string
  amountMinor: number
  currency: string
}

/** Gives money back once, however often it is asked for under one name; never more than was taken. */
export function refundPayment(desk: Desk, payment: Payment, asked: RefundAsked): RefundOutcome {
  const { refundId, amountMinor, currency } = asked
  const known = payment.refunds[refundId]
  if (known) {
    if (known.amountMinor !== amountMinor) return { status: 'refused', code: 'conflict' }
    return { status: 'refunded', id: known.id }
  }
  if (payment.state !== 'APPROVED') return { status: 'refused', code: 'not-paid' }
  if (payment.request.currency !== currency) return { status: 'refused', code: 'other-currency' }
  const given = Object.values(payment.refunds).reduce((sum, refund) => sum + refund.amountMinor, 0)
  if (given + amountMinor > payment.request.amountMinor) {
    return { status: 'refused', code: 'too-much' }
  }
  const id = newId('ref')
  const refunds = { ...payment.refunds, [refundId]: { id, amountMinor } }
  record(desk, { ...payment, refunds }, 'payment.refunded')
  return { status: 'refunded', id }
}
