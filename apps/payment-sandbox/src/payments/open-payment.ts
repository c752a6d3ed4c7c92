import type { Payment, PaymentRequest } from '../store/payment.js'
import { chargeCard } from './charge-card.js'
import { newSandboxId, recordPayment } from './sandbox-context.js'
import type { SandboxContext } from './sandbox-context.js'

export type OpenOutcome =
  | { status: 'opened'; payment: Payment }
  /** The id was used for another request. */
  | { status: 'conflict' }
  | { status: 'unknown-card' }

/** Opens a payment with the shop's id; repeating the request returns the same payment. */
export function openPayment(
  sandbox: SandboxContext,
  paymentId: string,
  request: PaymentRequest,
): OpenOutcome {
  const known = sandbox.store.paymentOf(paymentId)
  if (known) {
    const isSame = JSON.stringify(known.request) === JSON.stringify(request)
    return isSame ? { status: 'opened', payment: known } : { status: 'conflict' }
  }
  const payment: Payment = {
    id: newSandboxId('pay'),
    paymentId,
    request,
    state: 'OPEN',
    declines: 0,
    card: null,
    isToBeSaved: false,
    instalments: request.instalments?.chosen ?? null,
    cause: null,
    answeredAt: null,
    refunds: {},
  }
  if (request.token === null) {
    return { status: 'opened', payment: recordPayment(sandbox, payment, 'payment.opened') }
  }
  const card = sandbox.store.card(request.token)
  if (!card) return { status: 'unknown-card' }
  const { token, brand, lastDigits, expiryMonth, expiryYear, outcome } = card
  const used = { token, brand, lastDigits, expiryMonth, expiryYear }
  const opened = recordPayment(sandbox, payment, 'payment.opened')
  return {
    status: 'opened',
    // A saved card is charged without a page, so no other card can be used.
    payment: chargeCard(sandbox, { ...opened, card: used }, { outcome, isLast: true }),
  }
}
