import type { OpenedJournal } from './journal.js'
import type { KeptCard, Payment, SandboxEvent } from './payment.js'

/** One line of the journal: what it names stands, or falls, together. */
export interface Entry {
  payment?: Payment
  card?: KeptCard
  /** Token of a card that is forgotten. */
  forgotten?: string
  event?: SandboxEvent
  /** Id of an event that the shop has taken. */
  delivered?: string
}

/** Everything that the sandbox knows, in memory, with a journal behind it. */
export interface SandboxStore {
  /** By the page's id. */
  payment(id: string): Payment | undefined
  /** By the shop's name. */
  paymentOf(paymentId: string): Payment | undefined
  payments(): Iterable<Payment>
  card(token: string): KeptCard | undefined
  /** Events that the shop has not taken yet, oldest first. */
  waiting(): SandboxEvent[]
  write(entry: Entry): void
  close(): void
}

/** Builds the store from a journal that was opened. */
export function createSandboxStore({ entries, journal }: OpenedJournal<Entry>): SandboxStore {
  const payments = new Map<string, Payment>()
  const names = new Map<string, string>()
  const cards = new Map<string, KeptCard>()
  const waiting = new Map<string, SandboxEvent>()

  const apply = (entry: Entry) => {
    const { payment, card, forgotten, event, delivered } = entry
    if (payment) {
      payments.set(payment.id, payment)
      names.set(payment.paymentId, payment.id)
    }
    if (card) cards.set(card.token, card)
    if (forgotten) cards.delete(forgotten)
    if (event) waiting.set(event.id, event)
    if (delivered) waiting.delete(delivered)
  }
  for (const entry of entries) apply(entry)

  return {
    payment: (id) => payments.get(id),
    paymentOf: (paymentId) => payments.get(names.get(paymentId) ?? ''),
    payments: () => payments.values(),
    card: (token) => cards.get(token),
    waiting: () => [...waiting.values()],
    write(entry) {
      // First: what cannot be written must not be believed.
      journal.append(entry)
      apply(entry)
    },
    close: () => journal.close(),
  }
}
