import type { OpenedJournal } from './journal.js'
import type { SavedCard, Payment, SandboxEvent } from './payment.js'

/** One line of the journal: its parts are written together or not at all. */
export interface JournalEntry {
  payment?: Payment
  card?: SavedCard
  /** Token of a deleted card. */
  deletedCard?: string
  event?: SandboxEvent
  /** Id of an event that the shop has accepted. */
  delivered?: string
}

/** The data of the sandbox in memory, backed by a journal. */
export interface SandboxStore {
  /** By the page's id. */
  payment(id: string): Payment | undefined
  /** By the shop's id. */
  paymentOf(paymentId: string): Payment | undefined
  payments(): Iterable<Payment>
  card(token: string): SavedCard | undefined
  /** Events that the shop has not accepted yet, oldest first. */
  undeliveredEvents(): SandboxEvent[]
  write(entry: JournalEntry): void
  close(): void
}

/** Builds the store from an opened journal. */
export function createSandboxStore({
  entries,
  journal,
}: OpenedJournal<JournalEntry>): SandboxStore {
  const payments = new Map<string, Payment>()
  const idsByPaymentId = new Map<string, string>()
  const cards = new Map<string, SavedCard>()
  const waiting = new Map<string, SandboxEvent>()

  const apply = (entry: JournalEntry) => {
    const { payment, card, deletedCard, event, delivered } = entry
    if (payment) {
      payments.set(payment.id, payment)
      idsByPaymentId.set(payment.paymentId, payment.id)
    }
    if (card) cards.set(card.token, card)
    if (deletedCard) cards.delete(deletedCard)
    if (event) waiting.set(event.id, event)
    if (delivered) waiting.delete(delivered)
  }
  for (const entry of entries) apply(entry)

  return {
    payment: (id) => payments.get(id),
    paymentOf: (paymentId) => payments.get(idsByPaymentId.get(paymentId) ?? ''),
    payments: () => payments.values(),
    card: (token) => cards.get(token),
    undeliveredEvents: () => [...waiting.values()],
    write(entry) {
      // First, so that nothing is used that could not be written.
      journal.append(entry)
      apply(entry)
    },
    close: () => journal.close(),
  }
}
