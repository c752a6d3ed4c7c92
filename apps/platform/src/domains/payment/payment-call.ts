import type { PaymentMethodChoice } from './payment-ports.js'
import type { PaymentProvider } from './payment-provider.js'
import type { PaymentChoices } from './payment-record.js'

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
