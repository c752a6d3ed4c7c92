import type { ParsedCard } from '../cards/parse-card.js'
import { challengeCode, outcomeOf } from '../cards/test-cards.js'
import type { Payment } from '../store/payment.js'
import { approve, record } from './payment-desk.js'
import type { Desk } from './payment-desk.js'
import { decline, tryCard } from './try-card.js'

export interface CardAnswer {
  card: ParsedCard
  isToBeSaved: boolean
  instalments: number | null
}

/** Asks for the money with a card that was typed; only what cannot pay is kept of it. */
export function payByCard(desk: Desk, payment: Payment, answer: CardAnswer): Payment {
  const { digits, ...plain } = answer.card
  const isToBeSaved = answer.isToBeSaved && payment.request.saveCard !== null
  const used: Payment = {
    ...payment,
    card: { ...plain, token: null },
    isToBeSaved,
    instalments: answer.instalments,
    cause: null,
  }
  return tryCard(desk, used, { outcome: outcomeOf(digits) })
}

/** Takes what the holder answered to the bank; undefined for a code that is not right. */
export function answerChallenge(desk: Desk, payment: Payment, code: string): Payment | undefined {
  if (code.replaceAll(/\s/g, '') !== challengeCode) return undefined
  return approve(desk, payment, 'challenge')
}

/** The holder tells the bank that it was somebody else. */
export function denyChallenge(desk: Desk, payment: Payment): Payment {
  return decline(desk, payment, 'denied', payment.request.token !== null)
}

/** Takes what was chosen in the bank's app. */
export function payByBank(desk: Desk, payment: Payment): Payment {
  return approve(desk, payment)
}

/** Ends a page without a payment; what is over stays as it is. */
export function cancel(desk: Desk, payment: Payment): Payment {
  if (payment.state !== 'OPEN' && payment.state !== 'CHALLENGED') return payment
  return record(desk, { ...payment, state: 'CANCELED', card: null }, 'payment.canceled')
}
