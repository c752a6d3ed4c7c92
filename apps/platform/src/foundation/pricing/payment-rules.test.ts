import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { defaultPaymentRules, paymentRuleSchema, usablePayments } from './payment-rules.js'
import type { PaymentCircumstances } from './payment-rules.js'
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

  it('offers nothing where nothing can be shipped', () => {
    expect(usable({ shipping: [], amountMinor: 100 })).toEqual([])
  })
})

function accepts(changes: object): boolean {
  const rule = { method: 'card', kind: 'CARD', shipping: ['PICKUP'], feeMinor: 0, limitMinor: null }
  return v.safeParse(paymentRuleSchema, { ...rule, ...changes }).success
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

  it('rejects kinds that do not exist, and a row for no kind of shipping', () => {
    expect(accepts({ kind: 'CHEQUE' })).toBe(false)
    expect(accepts({ shipping: ['DRONE'] })).toBe(false)
    expect(accepts({ shipping: [] })).toBe(false)
  })

  it('accepts a fee and a limit in whole cents, not below zero', () => {
    for (const amount of ['feeMinor', 'limitMinor']) {
      expect(accepts({ [amount]: 0 })).toBe(true)
      expect(accepts({ [amount]: -1 })).toBe(false)
      expect(accepts({ [amount]: 2.5 })).toBe(false)
    }
  })
})

describe('defaultPaymentRules', () => {
  it('is a table that a tenant could have written', () => {
    expect(v.parse(v.array(paymentRuleSchema), defaultPaymentRules)).toEqual(defaultPaymentRules)
  })

  it('has no fee, and no cash on delivery without a courier', () => {
    const fees = defaultPaymentRules.map(({ kind, feeMinor }) => [kind, feeMinor])
    expect(fees).toEqual([
      ['CARD', 0],
      ['IRIS', 0],
      ['BANK_TRANSFER', 0],
    ])
  })
})
