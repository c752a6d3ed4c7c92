import { brandOf, currencyOf } from './viva-kinds.js'
import type { ListedTransaction, VivaOrder, VivaTransaction } from './viva-answers.js'
import type { KnownPayment, PaymentKey, ProviderPayment, UsedCard } from '../payment-provider.js'

/** What an order at Viva is called by us, in its `merchantTrns`. */
export function nameOf({ tenant, paymentId }: PaymentKey): string {
  return `${tenant}/${paymentId}`
}

/** What {@link nameOf} has named; undefined for an order that is not of this platform. */
export function readName(name: string | null | undefined): PaymentKey | undefined {
  const [, tenant, paymentId] = /^([a-z0-9][a-z0-9-]*)\/([\w-]+)$/.exec(name ?? '') ?? []
  return tenant && paymentId ? { tenant, paymentId } : undefined
}

/**
 * Whether the money of a transaction has come: finished, refunded in part or in full, or disputed.
 * Not in progress (A), failed (E) or canceled (X):
 * https://developer.viva.com/integration-reference/response-codes/#statusid-parameter
 */
export function hasPaid(statusId: string): boolean {
  return /^(F|C|R|M\w?)$/.test(statusId)
}

const states = { 0: 'OPEN', 1: 'EXPIRED', 2: 'CANCELED' } as const

interface UnpaidOrder extends Pick<KnownPayment, 'paymentId'> {
  /** The account’s. */
  currency: string
  page: string
  listed: readonly ListedTransaction[]
}

/** Reads an order that has not been paid, or whose transaction is still in progress. */
export function fromOrder(
  { OrderCode: providerId, StateId, RequestAmount: amountMinor }: VivaOrder,
  { paymentId, currency, page, listed }: UnpaidOrder,
): ProviderPayment {
  // The merchant may have given the money back before the platform asked.
  const isGivenBack = listed.some(({ ParentId, StatusId }) => ParentId === null && StatusId === 'X')
  const state = StateId === 3 ? (isGivenBack ? 'CANCELED' : 'OPEN') : states[StateId]
  const url = StateId === 0 ? page : null
  const none = { card: null, instalments: null, cause: null }
  return { paymentId, providerId, state, amountMinor, currency, url, ...none }
}

/** Reads the transaction that has paid an order. */
export function fromTransaction(
  transaction: VivaTransaction,
  { paymentId }: KnownPayment,
  { OrderCode: providerId }: VivaOrder,
): ProviderPayment {
  return {
    paymentId,
    providerId,
    state: 'APPROVED',
    amountMinor: transaction.amount,
    currency: currencyOf(transaction.currencyCode),
    url: null,
    card: usedCard(transaction),
    instalments: transaction.totalInstallments || null,
    cause: null,
  }
}

function usedCard({ cardNumber, cardTypeId }: VivaTransaction): UsedCard | null {
  const lastDigits = /\d{4}$/.exec(cardNumber ?? '')?.[0]
  if (!lastDigits) return null
  const unknown = { expiryMonth: null, expiryYear: null, token: null }
  return { brand: brandOf(cardTypeId), lastDigits, ...unknown }
}
