import type { Payment, PaymentRequest } from '../store/payment.js'
import { tryCard } from './try-card.js'
import { newId, record } from './payment-desk.js'
import type { Desk } from './payment-desk.js'

export type OpenOutcome =
  | { status: 'opened'; payment: Payment }
  /** The name was used for something else. */
  | { status: 'conflict' }
  | { status: 'unknown-card' }

/** Opens a payment under the shop's name for it; the same once more brings the same payment. */
export function openPayment(desk: Desk, paymentId: string, request: PaymentRequest): OpenOutcome {
  const known = desk.store.paymentOf(paymentId)
  if (known) {
    const isSame = JSON.stringify(known.request) === JSON.stringify(request)
    return isSame ? { status: 'opened', payment: known } : { status: 'conflict' }
  }
  const payment: Payment = {
    id: newId('pay'),
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
    return { status: 'opened', payment: record(desk, payment, 'payment.opened') }
  }
  const card = desk.store.card(request.token)
  if (!card) return { status: 'unknown-card' }
  const { token, brand, lastDigits, expiryMonth, expiryYear, outcome } = card
  const used = { token, brand, lastDigits, expiryMonth, expiryYear }
  const opened = record(desk, payment, 'payment.opened')
  return {
    status: 'opened',
    // A card that is kept has no page to try another one on.
    payment: tryCard(desk, { ...opened, card: used }, { outcome, isLast: true }),
  }
}
