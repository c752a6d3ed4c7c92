import type { PaymentProvider } from './payment-provider.js'
import type { PaymentChoices } from './payment-record.js'
import type { Database, Transaction } from '../../foundation/database/database.js'
import type { UserError } from '../../foundation/messages/user-error.js'
import type { ChosenPayment } from '../../foundation/pricing/payment-rules.js'

/** Dependencies of this domain's functions. */
export interface PaymentContext {
  database: Database
  /** By name. */
  providers: ReadonlyMap<string, PaymentProvider>
  ports: PaymentPorts
  clock: () => Date
}

/** Data of an order that payment requires. */
export interface PayableOrder {
  id: string
  number: string
  state: string
  totalMinor: number
  currency: string
  memberId: string | null
  /** Kind of its payment method. */
  kind: string
  method: string
  /** Where it is paid: `REDIRECT`, `FRAME` or `NONE`. */
  form: string
  /** Its shopper has withdrawn from it, or from a part that is still in it. */
  isWithdrawn: boolean
}

/** A payment method that an order can change to. */
export interface PaymentMethodChoice extends ChosenPayment {
  /** Account for bank transfers; null for other methods. */
  account: object | null
}

/** Effects of payments on orders, inside the same transaction. */
export interface PaymentPorts {
  /** Locks an order; undefined when the tenant has none with that id. */
  lockOrder(sql: Transaction, orderId: string): Promise<PayableOrder | undefined>
  /** Moves a locked order to a state. */
  moveOrder(sql: Transaction, move: OrderMove): Promise<OrderMoveOutcome>
  /**
   * Changes a locked order's payment method at the same total; false when the total would differ.
   */
  changeMethod(
    sql: Transaction,
    orderId: string,
    method: PaymentMethodChoice,
    now: Date,
  ): Promise<boolean>
  /** Sets an order to fully refunded, and changes its state if allowed. */
  markRefunded(sql: Transaction, orderId: string, now: Date): Promise<void>
  /**
   * Queues the shopper's e-mail of how the order is paid now; it is sent after the transaction
   * commits.
   */
  notifyMethodChanged(sql: Transaction, change: { orderId: string; now: Date }): Promise<void>
  /**
   * Queues the shop's notification of a refund that the provider rejected; it is sent after the
   * transaction commits.
   */
  notifyRefundRefused(sql: Transaction, refused: RefusedRefund): Promise<void>
}

export interface RefusedRefund {
  orderId: string
  amountMinor: number
  currency: string
  now: Date
}

export interface OrderMove {
  orderId: string
  to: 'PENDING' | 'APPROVED' | 'FAILED'
  cause: string
  now: Date
}

export type OrderMoveOutcome =
  | { status: 'moved' }
  | { status: 'impossible' }
  | { status: 'sold-out'; errors: UserError[] }
  /** Its coupon has been used up. */
  | { status: 'coupon-unavailable'; errors: UserError[] }

/** A request to pay an order. */
export interface PaymentRequest {
  tenant: string
  provider: PaymentProvider
  orderId: string
  /** Null for a guest. */
  memberId: string | null
  /** Another method than the order's; null for no change. */
  method: PaymentMethodChoice | null
  choices: PaymentChoices
  /** Numbers of instalments that the tenant offers for an amount. */
  instalmentPlansFor: (amountMinor: number) => readonly number[]
  /** The shop's name. */
  merchant: string
}
