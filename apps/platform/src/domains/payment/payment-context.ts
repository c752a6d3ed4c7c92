import type { PaymentProvider } from './payment-provider.js'
import type { PaymentChoices } from './payment-record.js'
import type { Database, Transaction } from '../../foundation/database/database.js'
import type { UserError } from '../../foundation/words/user-error.js'

/** What the functions of this domain work with. */
export interface PaymentContext {
  database: Database
  /** By name. */
  providers: ReadonlyMap<string, PaymentProvider>
  ports: PaymentPorts
  clock: () => Date
}

/** What paying needs of an order. */
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
}

/** A payment method that an order can change to. */
export interface PaymentMethodChoice {
  method: string
  kind: string
  /** Price with VAT. */
  feeMinor: number
  /** What a transfer goes to; null for every other method. */
  account: object | null
}

/** What payments need of orders, inside their own transaction. */
export interface PaymentPorts {
  /** Locks an order; undefined when the tenant has none with that id. */
  lockOrder(sql: Transaction, orderId: string): Promise<PayableOrder | undefined>
  /** Moves a locked order to a state. */
  moveOrder(sql: Transaction, move: OrderMove): Promise<OrderMoveOutcome>
  /** Changes a locked order's payment method at the same total; false when the total would differ. */
  changeMethod(sql: Transaction, orderId: string, method: PaymentMethodChoice): Promise<boolean>
  /** Marks an order as refunded in full, and moves it where its state allows that. */
  markRefunded(sql: Transaction, orderId: string, now: Date): Promise<void>
  /** Queues the shopper's e-mail of how the order is paid now; it is sent after the transaction commits. */
  notifyMethodChanged(sql: Transaction, change: { orderId: string; now: Date }): Promise<void>
  /** Queues the shop's notification of a refund that the provider refused; it is sent after the transaction commits. */
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
  /** Its coupon was used up meanwhile. */
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
