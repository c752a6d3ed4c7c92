/** What can be paid with: a card, or an account by its bank's page. */
export const paymentKinds = ['CARD', 'IRIS', 'IDEAL', 'BANCONTACT'] as const

/** The payment that a shop requested. */
export interface PaymentRequest {
  tenant: string
  kind: (typeof paymentKinds)[number]
  amountMinor: number
  currency: string
  reference: string
  merchant: string
  locale: string
  returnUrl: string
  expiresAt: string
  /** Null where no card may be saved. */
  saveCard: boolean | null
  instalments: { offered: number[]; chosen: number | null } | null
  /** Token of a saved card to charge. */
  token: string | null
}

export type PaymentState =
  | 'OPEN'
  /** The bank requires a code from the card holder. */
  | 'CHALLENGED'
  /** The bank has not responded yet. */
  | 'PROCESSING'
  | 'APPROVED'
  | 'DECLINED'
  | 'CANCELED'
  | 'EXPIRED'

/** A card without number and security code. */
export interface CardDetails {
  brand: string
  lastDigits: string
  expiryMonth: number
  expiryYear: number
}

/** A payment as stored, without card number and security code. */
export interface Payment {
  /** Random; part of the page's address. */
  id: string
  /** The shop's id. */
  paymentId: string
  request: PaymentRequest
  state: PaymentState
  /** Number of declined cards. */
  declines: number
  /** The card that is being charged, or was charged. */
  card: (CardDetails & { token: string | null }) | null
  isToBeSaved: boolean
  instalments: number | null
  /** Why the last card was declined. */
  cause: string | null
  /** When a slow bank responds. */
  answeredAt: string | null
  /** By the shop's refund id. */
  refunds: Record<string, { id: string; amountMinor: number }>
}

/** A card saved for a shop. */
export interface SavedCard extends CardDetails {
  token: string
  /** Outcome of charging it. */
  outcome: string
}

/** An event for the shop. */
export interface SandboxEvent {
  id: string
  kind: string
  at: string
  tenant: string
  paymentId: string
}
