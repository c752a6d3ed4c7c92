import { describe, expect, it } from 'vitest'
import { defaultPaymentRules, usablePayments } from './payment-methods.js'
import type { PaymentSituation } from './payment-methods.js'

function usable(situation: PaymentSituation): string[] {
  return usablePayments(defaultPaymentRules, situation).map(({ method }) => method)
}

describe('usablePayments', () => {
  it('lets a courier collect the money, but not a freight company or the counter', () => {
    const amountMinor = 10_000
    expect(usable({ shipping: ['COURIER'], amountMinor })).toEqual([
      'bank-transfer',
      'cash-on-delivery',
    ])
    expect(usable({ shipping: ['FREIGHT'], amountMinor })).toEqual(['bank-transfer'])
    expect(usable({ shipping: ['PICKUP'], amountMinor })).toEqual(['bank-transfer'])
  })

  it('collects up to 500 euro, fee included', () => {
    expect(usable({ shipping: ['COURIER'], amountMinor: 49_750 })).toContain('cash-on-delivery')
    expect(usable({ shipping: ['COURIER'], amountMinor: 49_751 })).toEqual(['bank-transfer'])
  })

  it('offers nothing where nothing can be shipped', () => {
    expect(usable({ shipping: [], amountMinor: 100 })).toEqual([])
  })
})
