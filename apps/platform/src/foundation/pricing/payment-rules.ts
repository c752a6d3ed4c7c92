import * as v from 'valibot'
import type { ShippingRule } from './shipping-rules.js'

const minor = v.pipe(v.number(), v.integer(), v.minValue(0))

/** One row of a tenant's payment table. */
export const paymentRuleSchema = v.object({
  method: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  kind: v.picklist(['BANK_TRANSFER', 'CASH_ON_DELIVERY', 'CARD', 'IRIS']),
  /** Kinds of shipping that it can be combined with. */
  shipping: v.pipe(v.array(v.picklist(['COURIER', 'FREIGHT', 'PICKUP'])), v.minLength(1)),
  /** Countries that goods paid so may go to, ISO 3166-1 alpha-2; null for all. */
  countries: v.optional(v.nullable(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)))), null),
  /** Price with VAT. */
  feeMinor: minor,
  /** Largest amount to pay, fee included; null for none. */
  limitMinor: v.nullable(minor),
})

export type PaymentRule = v.InferOutput<typeof paymentRuleSchema>

/** The payment rules of a tenant without its own: all supported methods, without a fee. */
export const defaultPaymentRules: readonly PaymentRule[] = (
  [
    ['card', 'CARD'],
    ['iris', 'IRIS'],
    ['bank-transfer', 'BANK_TRANSFER'],
  ] as const
).map(([method, kind]) => ({
  method,
  kind,
  shipping: ['COURIER', 'FREIGHT', 'PICKUP'],
  countries: null,
  feeMinor: 0,
  limitMinor: null,
}))

export interface PaymentCircumstances {
  /** Kinds of shipping that are offered or chosen. */
  shipping: readonly ShippingRule['kind'][]
  /** Country that the goods go to. */
  country: string
  /** Items and shipping, without a fee. */
  amountMinor: number
}

/** The rows of a payment table that an order may use. */
export function usablePayments(
  rules: readonly PaymentRule[],
  situation: PaymentCircumstances,
): PaymentRule[] {
  return rules.filter((rule) => {
    if (rule.countries !== null && !rule.countries.includes(situation.country)) return false
    if (!rule.shipping.some((kind) => situation.shipping.includes(kind))) return false
    return rule.limitMinor === null || situation.amountMinor + rule.feeMinor <= rule.limitMinor
  })
}
