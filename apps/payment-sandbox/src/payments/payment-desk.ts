import { randomBytes } from 'node:crypto'
import type { Payment, PaymentState, SandboxEvent } from '../store/payment.js'
import type { Entry, SandboxStore } from '../store/sandbox-store.js'

/** What every act on payments works with. */
export interface Desk {
  store: SandboxStore
  clock: () => Date
}

/** 128 random bits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`
}

/** Writes a payment together with the event that tells of it, and with what else stands or falls with them. */
export function record(
  { store, clock }: Desk,
  payment: Payment,
  kind: string,
  rest: Omit<Entry, 'payment' | 'event'> = {},
): Payment {
  const event: SandboxEvent = {
    id: newId('evt'),
    kind,
    at: clock().toISOString(),
    tenant: payment.request.tenant,
    paymentId: payment.paymentId,
  }
  store.write({ payment, event, ...rest })
  return payment
}

const slowBank: PaymentState = 'PROCESSING'

/** A payment as it stands now: a page whose time is over has expired, a slow bank may have answered. */
export function current(desk: Desk, payment: Payment): Payment {
  const now = desk.clock()
  if (payment.state === slowBank && now >= new Date(payment.answeredAt ?? now)) {
    return approve(desk, payment)
  }
  const isWaiting = payment.state === 'OPEN' || payment.state === 'CHALLENGED'
  if (isWaiting && now >= new Date(payment.request.expiresAt)) {
    return record(desk, { ...payment, state: 'EXPIRED', card: null }, 'payment.expired')
  }
  return payment
}

/** Takes the money, and keeps the card if its holder wants that. */
export function approve(desk: Desk, payment: Payment, outcome = 'approved'): Payment {
  const { card, isToBeSaved } = payment
  const taken: Payment = { ...payment, state: 'APPROVED', cause: null }
  if (!card || !isToBeSaved || card.token) return record(desk, taken, 'payment.approved')
  const kept = { ...card, token: newId('card') }
  const saved = { ...taken, card: kept }
  return record(desk, saved, 'payment.approved', { card: { ...kept, outcome } })
}
