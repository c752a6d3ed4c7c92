import { defaultPaymentRules } from '../../../foundation/pricing/payment-rules.js'
import type { PaymentRule } from '../../../foundation/pricing/payment-rules.js'
import { defaultShippingRules } from '../../../foundation/pricing/shipping-rules.js'
import type { ShippingRule } from '../../../foundation/pricing/shipping-rules.js'

export interface BankAccount {
  bankName: string
  holderName: string
  iban: string
}

/** What a tenant decides about its checkout. */
export interface CheckoutRules {
  currency: string
  locales: readonly string[]
  freeShippingAboveMinor: number | null
  /** Per cent, for shipping and fees. */
  standardTaxRate: number
  termsVersion: string
  bankAccount: BankAccount | null
  shipping: readonly ShippingRule[]
  payment: readonly PaymentRule[]
}

/** The tenant's settings that the rules are taken from. */
export interface CheckoutSettings {
  currency: string
  locales: string[]
  freeShippingAboveMinor: number | null
  standardTaxRate: number
  termsVersion: string
  bankAccount?: BankAccount | undefined
  shippingRules?: ShippingRule[] | undefined
  paymentRules?: PaymentRule[] | undefined
}

/**
 * Takes the checkout's rules out of a tenant's settings; a transfer is offered only to a known account, card and IRIS
 * only where a provider takes them.
 */
export function toCheckoutRules(
  settings: CheckoutSettings,
  onlineKinds: readonly PaymentRule['kind'][] = [],
): CheckoutRules {
  const kinds: readonly PaymentRule['kind'][] = [
    'CASH_ON_DELIVERY',
    ...onlineKinds,
    ...(settings.bankAccount ? (['BANK_TRANSFER'] as const) : []),
  ]
  const payment = settings.paymentRules ?? defaultPaymentRules
  return {
    currency: settings.currency,
    locales: settings.locales,
    freeShippingAboveMinor: settings.freeShippingAboveMinor,
    standardTaxRate: settings.standardTaxRate,
    termsVersion: settings.termsVersion,
    bankAccount: settings.bankAccount ?? null,
    shipping: settings.shippingRules ?? defaultShippingRules,
    payment: payment.filter(({ kind }) => kinds.includes(kind)),
  }
}
