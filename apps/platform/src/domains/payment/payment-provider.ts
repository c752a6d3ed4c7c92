/** What a provider can be paid with on its page. */
export type OnlineKind = 'CARD' | 'IRIS'

/** Whether a payment method of this kind is paid at a provider's. */
export function isOnlineKind(kind: string): kind is OnlineKind {
  return kind === 'CARD' || kind === 'IRIS'
}

/**
 * The port to a payment provider. Everything here is called outside of transactions; every write has an
 * idempotency key, and repeating it must give the first result.
 */
export interface PaymentProvider {
  /** Stable name, used in rows and in the address of its webhook. */
  name: string
  kinds: readonly OnlineKind[]
  /** Opens a page for one payment. `paymentId` is the idempotency key. */
  openSession(request: SessionRequest): Promise<ProviderPayment>
  /** Charges a saved card, at once or, when the bank asks for authentication, after a page. */
  chargeSavedCard(request: ChargeRequest): Promise<ProviderPayment>
  /** A payment by our id; undefined when the provider does not know it. */
  findPayment(payment: PaymentKey): Promise<ProviderPayment | undefined>
  /** Closes an open page. @returns The payment then: it may have been paid a moment before. */
  closeSession(payment: PaymentKey): Promise<ProviderPayment | undefined>
  /** Refunds a payment, in full or in part. `refundId` is the idempotency key. */
  refund(request: RefundRequest): Promise<{ providerId: string }>
  /** Checks the signature and age of a webhook message and reads it. @throws {InvalidSignatureError} */
  readEvent(message: EventMessage): ProviderEvent
  /** Deletes a saved card; an unknown one counts as deleted. */
  deleteCard(token: string): Promise<void>
}

/** What identifies a payment on both sides. */
export interface PaymentKey {
  paymentId: string
  tenant: string
}

export interface SessionRequest extends PaymentKey {
  kind: OnlineKind
  /** With VAT. */
  amountMinor: number
  currency: string
  /** For people: the order's number. */
  reference: string
  /** The shop's, for people. */
  merchant: string
  /** Locale code of the page. */
  locale: string
  /** Where the page posts to when it is done. */
  returnUrl: string
  expiresAt: Date
  /** Whether the page preselects saving the card; null when it must not offer that, as for guests. */
  saveCard: boolean | null
  /** Instalments that may be chosen, and the choice; null where there are none. */
  instalments: { offered: readonly number[]; chosen: number | null } | null
}

export interface ChargeRequest extends Omit<SessionRequest, 'kind' | 'saveCard'> {
  token: string
}

export interface RefundRequest extends PaymentKey {
  refundId: string
  amountMinor: number
  currency: string
}

/** A payment as its provider reports it. */
export interface ProviderPayment {
  /** Ours. */
  paymentId: string
  providerId: string
  state: ProviderPaymentState
  /** What was requested, or, when it is approved, what was charged. */
  amountMinor: number
  currency: string
  /** The page, while it is open. */
  url: string | null
  card: UsedCard | null
  instalments: number | null
  /** Why it was declined, as a code. */
  cause: string | null
}

export type ProviderPaymentState = 'OPEN' | 'APPROVED' | 'DECLINED' | 'CANCELED' | 'EXPIRED'

export interface UsedCard {
  /** Such as `visa`. */
  brand: string
  lastDigits: string
  /** 1 to 12. */
  expiryMonth: number
  /** Four digits. */
  expiryYear: number
  /** The provider's token for the saved card; null when it was not saved. */
  token: string | null
}

/** A message as it arrived. */
export interface EventMessage {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** Exactly the bytes that were signed. */
  body: string
  now: Date
}

/** Which payment to ask for. What an event says about the payment itself is not trusted. */
export interface ProviderEvent extends PaymentKey {
  /** The provider's id, the same for every delivery of an event. */
  id: string
  kind: string
  at: Date
}

/** A message whose signature is missing, wrong or too old. */
export class InvalidSignatureError extends Error {
  override readonly name = 'InvalidSignatureError'
}

/** The provider did not do what was requested. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError'
  constructor(
    /** `unavailable`: it may have been done; repeat with the same key. `refused`: it was not done and will not be. */
    readonly code: 'unavailable' | 'refused',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
