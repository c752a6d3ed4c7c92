import type { OnlineKind } from './payment-provider.js'

export type PaymentState =
  | 'OPENING'
  | 'OPEN'
  | 'APPROVED'
  | 'OVERPAID'
  | 'DECLINED'
  | 'CANCELED'
  | 'EXPIRED'
  | 'REFUSED'

/** What a shopper asked for when beginning to pay. */
export interface PaymentChoices {
  savedCardId: string | null
  saveCard: boolean
  instalments: number | null
  returnUrl: string
  locale: string
}

/** A try to pay, as it is kept. */
export interface PaymentRecord {
  id: string
  orderId: string
  attempt: number
  provider: string
  providerId: string | null
  kind: OnlineKind
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

/** What an approved or declined payment was tried with. */
export interface PaymentDetails {
  brand: string | null
  lastDigits: string | null
  instalments: number | null
}

export type RefundState = 'REQUESTED' | 'DONE' | 'REFUSED' | 'BY_HAND'

/** Money that goes back, as it is kept. */
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

/** A card that the provider keeps for a member. */
export interface SavedCardRecord {
  id: string
  brand: string
  lastDigits: string
  expiryMonth: number
  expiryYear: number
}
