import type { ParsedCard } from '../cards/parse-card.js'
import { challengeCode, outcomeOf } from '../cards/test-cards.js'
import type { Payment } from '../store/payment.js'
import { approvePayment } from './charge-card.js'
import { recordPayment } from './sandbox-context.js'
import type { SandboxContext } from './sandbox-context.js'
import { declinePayment, chargeCard } from './charge-card.js'

export interface CardFormInput {
  card: ParsedCard
  isToBeSaved: boolean
  instalments: number | null
}

/** Charges the card of the form; its number is not stored. */
export function payByCard(
  sandbox: SandboxContext,
  payment: Payment,
  answer: CardFormInput,
): Payment {
  const { digits, ...plain } = answer.card
  const isToBeSaved = answer.isToBeSaved && payment.request.saveCard !== null
  const used: Payment = {
    ...payment,
    card: { ...plain, token: null },
    isToBeSaved,
    instalments: answer.instalments,
    cause: null,
  }
  return chargeCard(sandbox, used, { outcome: outcomeOf(digits) })
}

/** Checks the code of a challenge; undefined for a wrong one. */
export function answerChallenge(
  sandbox: SandboxContext,
  payment: Payment,
  code: string,
): Payment | undefined {
  if (code.replaceAll(/\s/g, '') !== challengeCode) return undefined
  return approvePayment(sandbox, payment, 'challenge')
}

/** The card holder denies the payment. */
export function denyChallenge(sandbox: SandboxContext, payment: Payment): Payment {
  return declinePayment(sandbox, payment, 'denied', payment.request.token !== null)
}

/** Approves a payment from an account. */
export function payByBank(sandbox: SandboxContext, payment: Payment): Payment {
  return approvePayment(sandbox, payment)
}

/** Cancels an open payment; one that ended stays as it is. */
export function cancelPayment(sandbox: SandboxContext, payment: Payment): Payment {
  if (payment.state !== 'OPEN' && payment.state !== 'CHALLENGED') return payment
  return recordPayment(sandbox, { ...payment, state: 'CANCELED', card: null }, 'payment.canceled')
}
