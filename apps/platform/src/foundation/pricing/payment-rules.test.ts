import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { paymentRuleSchema, paymentRulesSchema, usablePayments } from './payment-rules.js'
import type { PaymentCircumstances } from './payment-rules.js'
import { describeIssue } from '../tenants/parse-tenant-file.js'
import { greekPaymentRules } from '../../testing/greek-shop.js'

function usable(situation: Omit<PaymentCircumstances, 'country'>, country = 'GR'): string[] {
  return usablePayments(greekPaymentRules, { ...situation, country }).map(({ method }) => method)
}

describe('usablePayments', () => {
  it('offers cash on delivery with a courier only', () => {
    const amountMinor = 10_000
    const others = ['card', 'iris', 'bank-transfer']
    expect(usable({ shipping: ['COURIER'], amountMinor })).toEqual([...others, 'cash-on-delivery'])
    expect(usable({ shipping: ['FREIGHT'], amountMinor })).toEqual(others)
    expect(usable({ shipping: ['PICKUP'], amountMinor })).toEqual(others)
  })

  it('offers cash on delivery and payments from Greek banks inside Greece only', () => {
    const parcel: Parameters<typeof usable>[0] = { shipping: ['COURIER'], amountMinor: 10_000 }
    expect(usable(parcel, 'GR')).toContain('cash-on-delivery')
    expect(usable(parcel, 'CY')).toEqual(['card', 'bank-transfer'])
    expect(usable(parcel, 'DE')).toEqual(['card', 'bank-transfer'])
  })

  it('limits cash on delivery to 500 euro, fee included', () => {
    expect(usable({ shipping: ['COURIER'], amountMinor: 49_750 })).toContain('cash-on-delivery')
    expect(usable({ shipping: ['COURIER'], amountMinor: 49_751 })).not.toContain('cash-on-delivery')
  })

  it('begins at the smallest amount of a method, fee included', () => {
    const rules = [{ ...greekPaymentRules[0]!, feeMinor: 100, fromMinor: 1_000 }]
    const methods = (amountMinor: number) =>
      usablePayments(rules, { shipping: ['COURIER'], country: 'GR', amountMinor }).length
    expect([methods(899), methods(900)]).toEqual([0, 1])
  })

  it('offers nothing where nothing can be shipped', () => {
    expect(usable({ shipping: [], amountMinor: 100 })).toEqual([])
  })
})

const card = {
  method: 'card',
  form: 'FRAME',
  kind: 'CARD',
  name: { en: 'Card' },
  shipping: ['PICKUP'],
  feeMinor: 0,
}

function accepts(changes: object): boolean {
  return v.safeParse(paymentRuleSchema, { ...card, ...changes }).success
}

describe('paymentRuleSchema', () => {
  it('names a method by small letters, digits and hyphens, 40 at most', () => {
    for (const method of ['c', 'card-2', `c${'-'.repeat(39)}`]) {
      expect(accepts({ method })).toBe(true)
    }
    for (const method of ['', '2-card', '-c', 'Card', 'my card', `c${'-'.repeat(40)}`]) {
      expect(accepts({ method })).toBe(false)
    }
  })

  it('accepts any kind of a provider, and without a page those that it needs none for', () => {
    expect(accepts({ form: 'REDIRECT', kind: 'IDEAL' })).toBe(true)
    expect(accepts({ form: 'NONE', kind: 'CASH_ON_DELIVERY' })).toBe(true)
    expect(accepts({ form: 'NONE', kind: 'IDEAL' })).toBe(false)
    expect(accepts({ kind: 'CASH_ON_DELIVERY' })).toBe(false)
    expect(accepts({ kind: 'ideal' })).toBe(false)
  })

  it('rejects a row for no kind of shipping, or for one that does not exist', () => {
    expect(accepts({ shipping: ['DRONE'] })).toBe(false)
    expect(accepts({ shipping: [] })).toBe(false)
  })

  it('accepts a fee and limits in whole cents, not below zero', () => {
    for (const amount of ['feeMinor', 'fromMinor', 'limitMinor']) {
      expect(accepts({ [amount]: 0 })).toBe(true)
      expect(accepts({ [amount]: -1 })).toBe(false)
      expect(accepts({ [amount]: 2.5 })).toBe(false)
    }
  })
})

describe('paymentRulesSchema', () => {
  const problemsOf = (...rows: object[]) =>
    v
      .safeParse(
        paymentRulesSchema,
        rows.map((row) => ({ ...card, ...row })),
      )
      .issues?.map(describeIssue)

  it('says of each wrong row what is wrong', () => {
    expect(problemsOf({}, { method: 'ideal', kind: 'IDEAL', form: 'REDIRECT' })).toBeUndefined()
    expect(problemsOf({ form: 'POPUP' })).toEqual([
      '0.form: is no form of payment: REDIRECT, FRAME or NONE',
    ])
    expect(problemsOf({}, { kind: 'IDEAL' })).toEqual([
      '1.method: "card" is the id of another method',
    ])
    expect(problemsOf({ fromMinor: 500, limitMinor: 400 })).toEqual([
      '0.limitMinor: is below fromMinor',
    ])
    expect(problemsOf({ countries: ['NL', 'Belgium'] })).toEqual([
      '0.countries.1: is no country code such as "GR"',
    ])
    expect(problemsOf({ name: { en: ' ' } })).toEqual(['0.name.en: is empty'])
    expect(problemsOf({ name: undefined })).toEqual(['0.name: is missing'])
    expect(problemsOf({ kind: 'BANK_TRANSFER' })).toEqual([
      '0.kind: is paid without a page: its form is NONE',
    ])
  })
})
