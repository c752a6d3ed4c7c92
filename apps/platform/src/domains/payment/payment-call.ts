import type { PayMethod } from './payment-ports.js'
import type { PaymentProvider } from './payment-provider.js'
import type { PaymentWish } from './payment-record.js'

/** Somebody's wish to pay an order. */
export interface PaymentCall {
  tenant: string
  provider: PaymentProvider
  orderId: string
  /** The member who asks; null for a guest. */
  memberId: string | null
  /** Another way to pay than the order's; null keeps it. */
  method: PayMethod | null
  wish: PaymentWish
  /** Numbers of parts that the tenant offers for an amount. */
  plansFor: (amountMinor: number) => readonly number[]
  /** The shop's name. */
  merchant: string
}
