import type { Payment } from '../store/payment.js'
import { newSandboxId, recordPayment } from './sandbox-context.js'
import type { SandboxContext } from './sandbox-context.js'

/** A page ends after this many declined cards, so that numbers cannot be guessed. */
const maxDeclines = 5

const slowBankMs = 3_000

export interface ChargeCardOptions {
  /** One of the test cards' outcomes. */
  outcome: string
  /** A decline ends the payment. */
  isLast?: boolean
}

/** Charges a payment's card. */
export function chargeCard(
  sandbox: SandboxContext,
  payment: Payment,
  { outcome, isLast }: ChargeCardOptions,
): Payment {
  switch (outcome) {
    case 'challenge':
      return recordPayment(sandbox, { ...payment, state: 'CHALLENGED' }, 'payment.challenged')
    case 'slow': {
      const answeredAt = new Date(sandbox.clock().getTime() + slowBankMs).toISOString()
      return recordPayment(
        sandbox,
        { ...payment, state: 'PROCESSING', answeredAt },
        'payment.processing',
      )
    }
    case 'declined':
    case 'no-funds':
    case 'system-error':
      return declinePayment(sandbox, payment, outcome, isLast)
    default:
      return approvePayment(sandbox, payment)
  }
}

/** Records a declined card: another may be used while the page is open. */
export function declinePayment(
  sandbox: SandboxContext,
  payment: Payment,
  cause: string,
  isLast = false,
): Payment {
  const declines = payment.declines + 1
  const isOver = isLast || declines >= maxDeclines
  const next: Payment = {
    ...payment,
    declines,
    cause,
    // A declined card is stored only when the payment ends.
    card: isOver ? payment.card : null,
    isToBeSaved: false,
    state: isOver ? 'DECLINED' : 'OPEN',
  }
  return recordPayment(sandbox, next, isOver ? 'payment.declined' : 'payment.card-declined')
}

/** The payment's current state: its page may have expired, or a slow bank may have responded. */
export function refreshPayment(sandbox: SandboxContext, payment: Payment): Payment {
  const now = sandbox.clock()
  if (payment.state === 'PROCESSING' && now >= new Date(payment.answeredAt ?? now)) {
    return approvePayment(sandbox, payment)
  }
  const isWaiting = payment.state === 'OPEN' || payment.state === 'CHALLENGED'
  if (isWaiting && now >= new Date(payment.request.expiresAt)) {
    return recordPayment(sandbox, { ...payment, state: 'EXPIRED', card: null }, 'payment.expired')
  }
  return payment
}

/** Approves the payment, and saves its card when requested. */
export function approvePayment(
  sandbox: SandboxContext,
  payment: Payment,
  outcome = 'approved',
): Payment {
  const { card, isToBeSaved } = payment
  const approved: Payment = { ...payment, state: 'APPROVED', cause: null }
  if (!card || !isToBeSaved || card.token)
    return recordPayment(sandbox, approved, 'payment.approved')
  const savedCard = { ...card, token: newSandboxId('card') }
  const saved = { ...approved, card: savedCard }
  return recordPayment(sandbox, saved, 'payment.approved', { card: { ...savedCard, outcome } })
}
