import { randomBytes } from 'node:crypto'
import type { Payment, SandboxEvent } from '../store/payment.js'
import type { JournalEntry, SandboxStore } from '../store/sandbox-store.js'

/** Dependencies of the functions on payments. */
export interface SandboxContext {
  store: SandboxStore
  clock: () => Date
}

/** 128 random bits. */
export function newSandboxId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`
}

/** Writes a payment together with its event and further parts of the same entry. */
export function recordPayment(
  { store, clock }: SandboxContext,
  payment: Payment,
  kind: string,
  rest: Omit<JournalEntry, 'payment' | 'event'> = {},
): Payment {
  const event: SandboxEvent = {
    id: newSandboxId('evt'),
    kind,
    at: clock().toISOString(),
    tenant: payment.request.tenant,
    paymentId: payment.paymentId,
  }
  store.write({ payment, event, ...rest })
  return payment
}
