import type { Payment } from '../store/payment.js'
import { approve, record } from './payment-desk.js'
import type { Desk } from './payment-desk.js'

/** A page is over after as many cards that were declined: nobody tries numbers here. */
export const mostDeclines = 5

const slowBankMs = 3_000

export interface CardTry {
  /** One of the test cards' outcomes. */
  outcome: string
  /** A decline ends the payment. */
  isLast?: boolean
}

/** Asks the bank of the card that a payment holds. */
export function tryCard(desk: Desk, payment: Payment, { outcome, isLast }: CardTry): Payment {
  switch (outcome) {
    case 'challenge':
      return record(desk, { ...payment, state: 'CHALLENGED' }, 'payment.challenged')
    case 'slow': {
      const answeredAt = new Date(desk.clock().getTime() + slowBankMs).toISOString()
      return record(desk, { ...payment, state: 'PROCESSING', answeredAt }, 'payment.processing')
    }
    case 'declined':
    case 'no-funds':
    case 'system-error':
      return decline(desk, payment, outcome, isLast)
    default:
      return approve(desk, payment)
  }
}

/** Notes that the bank said no: another card may be tried while the page lasts. */
export function decline(desk: Desk, payment: Payment, cause: string, isLast = false): Payment {
  const declines = payment.declines + 1
  const isOver = isLast || declines >= mostDeclines
  const next: Payment = {
    ...payment,
    declines,
    cause,
    // What was declined is of no use to anybody, unless it is the end.
    card: isOver ? payment.card : null,
    isToBeSaved: false,
    state: isOver ? 'DECLINED' : 'OPEN',
  }
  return record(desk, next, isOver ? 'payment.declined' : 'payment.card-declined')
}
