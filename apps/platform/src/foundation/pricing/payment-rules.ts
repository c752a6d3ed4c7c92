import * as v from 'valibot'
import { isCountry } from './known-codes.js'
import type { ShippingRule } from './shipping-rules.js'

const minor = v.pipe(v.number(), v.integer(), v.minValue(0))

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'))

/** What is paid without a provider: to the tenant's account, or when the goods are handed over. */
const ownKinds = ['BANK_TRANSFER', 'CASH_ON_DELIVERY'] as const

const row = {
  /** Its id. */
  method: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'is no id: use a-z, 0-9 and -, at most 40'),
  ),
  /** By locale. */
  name: v.record(v.string(), text),
  /** By locale. */
  description: v.optional(v.record(v.string(), text), {}),
  /** Name of its drawing in the shop, such as `card`; a shop without it shows the name alone. */
  mark: v.optional(v.nullable(text), null),
  /** Kinds of shipping that it can be combined with. */
  shipping: v.pipe(v.array(v.picklist(['COURIER', 'FREIGHT', 'PICKUP'])), v.minLength(1)),
  /** Countries that goods paid so may go to, ISO 3166-1 alpha-2; null for all. */
  countries: v.optional(
    v.nullable(v.array(v.pipe(v.string(), v.check(isCountry, 'is no country code such as "GR"')))),
    null,
  ),
  /** Price with VAT. */
  feeMinor: minor,
  /** Smallest amount to pay, fee included. */
  fromMinor: v.optional(minor, 0),
  /** Largest amount to pay, fee included; null for none. */
  limitMinor: v.optional(v.nullable(minor), null),
}

/** One row of a tenant's payment table. */
export const paymentRuleSchema = v.pipe(
  v.variant(
    'form',
    [
      v.object({
        ...row,
        /** The provider's page: the shop leads to it, or contains it. */
        form: v.picklist(['REDIRECT', 'FRAME']),
        /** Its kind at the provider, such as `CARD` or `IDEAL`. */
        kind: v.pipe(
          v.string(),
          v.regex(/^[A-Z][A-Z0-9_]{0,39}$/, 'is no kind such as "CARD"'),
          v.check(isOnlineKind, 'is paid without a page: its form is NONE'),
        ),
      }),
      v.object({ ...row, form: v.literal('NONE'), kind: v.picklist(ownKinds) }),
    ],
    'is no form of payment: REDIRECT, FRAME or NONE',
  ),
  v.forward(
    v.check(
      ({ fromMinor, limitMinor }) => limitMinor === null || fromMinor <= limitMinor,
      'is below fromMinor',
    ),
    ['limitMinor'],
  ),
)

export type PaymentRule = v.InferOutput<typeof paymentRuleSchema>

/** A tenant's payment table. */
export const paymentRulesSchema = v.pipe(
  v.array(paymentRuleSchema),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value } = dataset
    value.forEach(({ method }, index) => {
      if (value.findIndex((other) => other.method === method) === index) return
      const path = [
        { type: 'array', origin: 'value', input: value, key: index, value: value[index] },
        { type: 'object', origin: 'value', input: value[index], key: 'method', value: method },
      ] as [v.ArrayPathItem, v.ObjectPathItem]
      addIssue({ message: `"${method}" is the id of another method`, path })
    })
  }),
)

/** A payment method as an order stores it: later changes of the tenant's table leave it alone. */
export type ChosenPayment = Pick<
  PaymentRule,
  'method' | 'form' | 'kind' | 'name' | 'description' | 'mark' | 'feeMinor'
>

/** What an order stores of a row of the payment table. */
export function toChosenPayment(rule: ChosenPayment): ChosenPayment {
  const { method, form, kind, name, description, mark, feeMinor } = rule
  return { method, form, kind, name, description, mark, feeMinor }
}

/** The kind whose cards can be saved, and paid with in instalments. */
export const cardKind = 'CARD'

/** Whether a payment method of this kind is paid at a provider's. */
export function isOnlineKind(kind: string): boolean {
  return !ownKinds.some((own) => own === kind)
}

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
    const amountMinor = situation.amountMinor + rule.feeMinor
    if (amountMinor < rule.fromMinor) return false
    return rule.limitMinor === null || amountMinor <= rule.limitMinor
  })
}
