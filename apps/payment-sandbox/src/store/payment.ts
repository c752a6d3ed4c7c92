/** What a shop asked to be paid. */
export interface PaymentRequest {
  tenant: string
  kind: 'CARD' | 'IRIS'
  amountMinor: number
  currency: string
  reference: string
  merchant: string
  locale: string
  returnUrl: string
  expiresAt: string
  /** Null where no card may be kept. */
  saveCard: boolean | null
  instalments: { offered: number[]; chosen: number | null } | null
  /** A kept card to charge. */
  token: string | null
}

export type PaymentState =
  | 'OPEN'
  /** The card's bank asks its holder. */
  | 'CHALLENGED'
  /** The card's bank takes its time. */
  | 'PROCESSING'
  | 'APPROVED'
  | 'DECLINED'
  | 'CANCELED'
  | 'EXPIRED'

/** A card without what would let anybody pay with it. */
export interface PlainCard {
  brand: string
  lastDigits: string
  expiryMonth: number
  expiryYear: number
}

/** A payment, as it is kept. Holds no card number and no security code. */
export interface Payment {
  /** Unguessable; names the page. */
  id: string
  /** The shop's own name for it. */
  paymentId: string
  request: PaymentRequest
  state: PaymentState
  /** Cards that were declined on its page. */
  declines: number
  /** The card that waits for its bank, or was taken. */
  card: (PlainCard & { token: string | null }) | null
  isToBeSaved: boolean
  instalments: number | null
  /** Why a card was declined last. */
  cause: string | null
  /** When a slow bank has answered. */
  answeredAt: string | null
  /** By the shop's name of each. */
  refunds: Record<string, { id: string; amountMinor: number }>
}

/** A card that is kept for a shop. */
export interface KeptCard extends PlainCard {
  token: string
  /** How its bank behaves, one of the sandbox's outcomes. */
  outcome: string
}

/** Something that the shop is told. */
export interface SandboxEvent {
  id: string
  kind: string
  at: string
  tenant: string
  paymentId: string
}
