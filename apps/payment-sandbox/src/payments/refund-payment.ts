import type { Payment } from '../store/payment.js'
import { newSandboxId, recordPayment } from './sandbox-context.js'
import type { SandboxContext } from './sandbox-context.js'

export type RefundOutcome =
  | { status: 'refunded'; id: string }
  | { status: 'refused'; code: 'not-paid' | 'too-much' | 'other-currency' | 'conflict' }

export interface RefundRequest {
  /** The shop's id of the refund. */
  refundId: string
  amountMinor: number
  currency: string
}

/** Refunds once for one id, however often it is requested; never more than was charged. */
export function refundPayment(
  sandbox: SandboxContext,
  payment: Payment,
  request: RefundRequest,
): RefundOutcome {
  const { refundId, amountMinor, currency } = request
  const known = payment.refunds[refundId]
  if (known) {
    if (known.amountMinor !== amountMinor) return { status: 'refused', code: 'conflict' }
    return { status: 'refunded', id: known.id }
  }
  if (payment.state !== 'APPROVED') return { status: 'refused', code: 'not-paid' }
  if (payment.request.currency !== currency) return { status: 'refused', code: 'other-currency' }
  const refundedMinor = Object.values(payment.refunds).reduce(
    (sum, refund) => sum + refund.amountMinor,
    0,
  )
  if (refundedMinor + amountMinor > payment.request.amountMinor) {
    return { status: 'refused', code: 'too-much' }
  }
  const id = newSandboxId('ref')
  const refunds = { ...payment.refunds, [refundId]: { id, amountMinor } }
  recordPayment(sandbox, { ...payment, refunds }, 'payment.refunded')
  return { status: 'refunded', id }
}
