export type PaymentState =
  | 'OPENING'
  | 'OPEN'
  | 'APPROVED'
  | 'OVERPAID'
  | 'DECLINED'
  | 'CANCELED'
  | 'EXPIRED'
  | 'REFUSED'

/** The shopper's choices when starting to pay. */
export interface PaymentChoices {
  savedCardId: string | null
  saveCard: boolean
  instalments: number | null
  returnUrl: string
  locale: string
}

/** A payment attempt as stored. */
export interface PaymentRecord {
  id: string
  orderId: string
  attempt: number
  provider: string
  providerId: string | null
  kind: string
  state: PaymentState
  amountMinor: number
  currency: string
  choices: PaymentChoices
  url: string | null
  used: PaymentDetails | null
  cause: string | null
  createdAt: Date
  expiresAt: Date
  settledAt: Date | null
}

/** Details of an approved or declined payment. */
export interface PaymentDetails {
  brand: string | null
  lastDigits: string | null
  instalments: number | null
}

export type RefundState = 'REQUESTED' | 'DONE' | 'REFUSED' | 'BY_HAND'

/** A refund as stored. */
export interface RefundRecord {
  id: string
  orderId: string
  paymentId: string | null
  amountMinor: number
  currency: string
  cause: string
  state: RefundState
  requestedAt: Date
  doneAt: Date | null
}

/** A card that the provider saved for a member. */
export interface SavedCardRecord {
  id: string
  brand: string
  lastDigits: string
  expiryMonth: number
  expiryYear: number
}
