import type { PaymentProvider } from './payment-provider.js'
import type { PaymentChoices } from './payment-record.js'
import type { Database, Transaction } from '../../foundation/database/database.js'
import type { UserError } from '../../foundation/words/user-error.js'

/** What every act of this context works with. */
export interface PaymentContext {
  database: Database
  /** By name. */
  providers: ReadonlyMap<string, PaymentProvider>
  ports: PaymentPorts
  clock: () => Date
}

/** An order as far as paying it goes. */
export interface PayableOrder {
  id: string
  number: string
  state: string
  totalMinor: number
  currency: string
  memberId: string | null
  /** How it is to be paid. */
  kind: string
  method: string
}

/** A row of the tenant's payment table, as far as changing to it goes. */
export interface PaymentMethodChoice {
  method: string
  kind: string
  /** Price with VAT. */
  feeMinor: number
}

/** What payments need of orders, inside their own transaction. */
export interface PaymentPorts {
  /** Locks an order; undefined when the tenant has none with that id. */
  lockOrder(sql: Transaction, orderId: string): Promise<PayableOrder | undefined>
  /** Moves a locked order, with all that follows. */
  moveOrder(sql: Transaction, move: OrderMove): Promise<OrderMoveOutcome>
  /** Lets a locked order be paid another way at the same total; false when it cannot. */
  changeMethod(sql: Transaction, orderId: string, method: PaymentMethodChoice): Promise<boolean>
  /** Notes on an order that its money has gone back, all of it; moves it on where a move leads there. */
  markRefunded(sql: Transaction, orderId: string, now: Date): Promise<void>
  /** Notes that the shop is to be told, once the transaction is through, of money that its provider will not give back. */
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
  /** The last use of its coupon is another order's by now. */
  | { status: 'coupon-unavailable'; errors: UserError[] }

/** Somebody's choices to pay an order. */
export interface PaymentRequest {
  tenant: string
  provider: PaymentProvider
  orderId: string
  /** The member who asks; null for a guest. */
  memberId: string | null
  /** Another way to pay than the order's; null keeps it. */
  method: PaymentMethodChoice | null
  choices: PaymentChoices
  /** Numbers of parts that the tenant offers for an amount. */
  instalmentPlansFor: (amountMinor: number) => readonly number[]
  /** The shop's name. */
  merchant: string
}
