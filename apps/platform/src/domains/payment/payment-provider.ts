/**
 * The port to a payment provider. Its functions are called outside of transactions; every write has
 * an idempotency key, and repeating it must return the first result.
 */
export interface PaymentProvider {
  /** Stable name, used in rows and in the address of its webhook. */
  name: string
  /** What can be paid on its pages, such as `CARD`: rows of a tenant's `paymentRules` name them. */
  kinds: readonly string[]
  /** Those of them whose page asks for instalments, beside `CARD`. */
  instalmentKinds?: readonly string[]
  /** What it cannot do, and the platform does without. */
  lacks?: readonly ProviderFeature[]
  /**
   * Opens a page for one payment. `paymentId` is the idempotency key; without such keys each call
   * opens another page, of which shoppers see the first.
   */
  openSession(request: SessionRequest): Promise<ProviderPayment>
  /** Charges a saved card, at once or, if the bank requires authentication, after a page. */
  chargeSavedCard(request: ChargeRequest): Promise<ProviderPayment>
  /** A payment; undefined when the provider does not know it. */
  findPayment(payment: KnownPayment): Promise<ProviderPayment | undefined>
  /** Closes an open page. @returns The payment after that: it may just have been paid. */
  closeSession(payment: KnownPayment): Promise<ProviderPayment | undefined>
  /** Refunds a payment, in full or in part. `refundId` is the idempotency key. */
  refund(request: RefundRequest): Promise<{ providerId: string }>
  /**
   * Checks the signature and age of a webhook message and reads it. One without a signature is
   * checked as far as it can be.
   *
   * @throws {InvalidSignatureError}
   */
  readEvent(message: EventMessage): ProviderEvent
  /** Deletes a saved card; an unknown one counts as deleted. */
  deleteCard(card: { tenant: string; token: string }): Promise<void>
  /**
   * What the platform’s own page of a payment shows, for a provider whose form is a script: the
   * `url` of a framed payment is the page’s. Undefined when there is no such payment.
   */
  readPage?(payment: KnownPayment): Promise<ProviderPage | undefined>
  /**
   * What a provider gets that asks the address of its webhook, which has the tenant at its end, for
   * a proof. Undefined for a tenant without an account.
   */
  proveEventAddress?(tenant: string): Promise<object | undefined>
  /**
   * The provider’s id of a payment, in the query with which it leads back to an address that is the
   * same for every payment.
   */
  readReturn?(query: URLSearchParams): string | undefined
}

/** What most providers can do. */
export type ProviderFeature = 'idempotency keys for pages' | 'saved cards' | 'signed events'

/** Our id of a payment. */
export interface PaymentKey {
  paymentId: string
  tenant: string
}

/** Identifies a payment on both sides. */
export interface KnownPayment extends PaymentKey {
  /** The provider's id; null when its response to the opening was lost. */
  providerId: string | null
}

export interface SessionRequest extends PaymentKey {
  kind: string
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
  /** Whether the shop’s page contains this one. */
  isFramed: boolean
  expiresAt: Date
  /**
   * Whether the page preselects saving the card; null when it must not offer that, as for guests.
   */
  saveCard: boolean | null
  /** Available instalments, and the choice; null if there are none. */
  instalments: { offered: readonly number[]; chosen: number | null } | null
}

export interface ChargeRequest extends Omit<SessionRequest, 'kind' | 'saveCard'> {
  token: string
}

export interface RefundRequest extends KnownPayment {
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
  /** The requested amount, or the charged one when approved. */
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
  /** 1 to 12; a card that was saved has it. */
  expiryMonth: number | null
  /** Four digits; a card that was saved has it. */
  expiryYear: number | null
  /** The provider's token for the saved card; null when it was not saved. */
  token: string | null
}

/** A page of the platform that contains a provider’s form. */
export interface ProviderPage {
  locale: string
  /** Where it leads back to, as the payment’s request said. */
  returnUrl: string
  /** Null once the payment has no use for it. */
  form: PageForm | null
}

export interface PageForm {
  /** Address of the provider’s script. */
  script: string
  /** Code that starts it in the element `#payment`, which has `data` as its data attributes. */
  start: string
  data: Readonly<Record<string, string>>
  /** What the provider needs of a Content-Security-Policy, by directive. */
  policy: Readonly<Record<string, string>>
}

/** A message as it arrived. */
export interface EventMessage {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** Exactly the bytes that were signed. */
  body: string
  now: Date
}

/** The payment to query. An event's own claims about it are not trusted. */
export interface ProviderEvent extends KnownPayment {
  /** The provider's id, the same for every delivery of an event. */
  id: string
  kind: string
  at: Date
}

/** A message whose signature is missing, wrong or too old. */
export class InvalidSignatureError extends Error {
  override readonly name = 'InvalidSignatureError'
}

/** The provider did not carry out the request. */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError'
  constructor(
    /**
     * `unavailable`: it may have been done; repeat with the same key. `refused`: it was not done
     * and will not be. `unknown-card`: nor with this saved card any more.
     */
    readonly code: 'unavailable' | 'refused' | 'unknown-card',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
