/** What a provider can be paid with on its page. */
export type OnlineKind = 'CARD' | 'IRIS'

/**
 * The port to whoever takes the money. Everything here is called outside of transactions; every write carries an
 * idempotency key, and repeating it must give what the first one gave.
 */
export interface PaymentProvider {
  /** Stable name; stands in rows and in the address of its events. */
  name: string
  kinds: readonly OnlineKind[]
  /** Makes a page on which one payment can be made. `paymentId` is the idempotency key. */
  openSession(request: SessionRequest): Promise<ProviderPayment>
  /** Charges a card that it keeps, at once or, when the card's bank wants to ask, after a page. */
  chargeSavedCard(request: ChargeRequest): Promise<ProviderPayment>
  /** The truth about a payment, by our id; undefined when the provider never heard of it. */
  findPayment(payment: PaymentKey): Promise<ProviderPayment | undefined>
  /** Ends an open page. @returns What stands then: it may have been paid a moment before. */
  closeSession(payment: PaymentKey): Promise<ProviderPayment | undefined>
  /** Gives money back, whole or in part. `refundId` is the idempotency key. */
  refund(request: RefundRequest): Promise<{ providerId: string }>
  /** Proves that a message comes from the provider and is fresh, and reads it. @throws {InvalidSignatureError} */
  readEvent(message: EventMessage): ProviderEvent
  /** Forgets a kept card; one that it does not know counts as forgotten. */
  deleteCard(token: string): Promise<void>
}

/** How both sides call one payment. */
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
  /** Where the page posts to at its end. */
  returnUrl: string
  expiresAt: Date
  /** Whether the page offers to keep the card, and whether the shopper asked for it already; null for guests. */
  saveCard: boolean | null
  /** Parts that may be chosen, and which was; null where there are none. */
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

/** A payment as its provider knows it. */
export interface ProviderPayment {
  /** Ours. */
  paymentId: string
  providerId: string
  state: ProviderPaymentState
  /** What was asked for, or, when it is approved, what was taken. */
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
  /** What the provider keeps it under; null when it keeps it not. */
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

/** What a message says: which payment to ask for. Its own words on the payment are not believed. */
export interface ProviderEvent extends PaymentKey {
  /** The provider's; one event keeps it over all its deliveries. */
  id: string
  kind: string
  at: Date
}

/** A message that its provider did not sign, or signed too long ago. */
export class InvalidSignatureError extends Error {
  override readonly name = 'ForgedEventError'
}

/** The provider does not do what was asked. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError'
  constructor(
    /** `unavailable`: it may have done it; ask again with the same key. `refused`: it has not and will not. */
    readonly code: 'unavailable' | 'refused',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
