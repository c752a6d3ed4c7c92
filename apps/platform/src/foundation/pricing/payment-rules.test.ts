import { describe, expect, it } from 'vitest'
import { defaultPaymentRules, usablePayments } from './payment-rules.js'
import type { PaymentCircumstances } from './payment-rules.js'

function usable(situation: PaymentCircumstances): string[] {
  return usablePayments(defaultPaymentRules, situation).map(({ method }) => method)
}

describe('usablePayments', () => {
  it('offers cash on delivery with a courier only', () => {
    const amountMinor = 10_000
    const others = ['card', 'iris', 'bank-transfer']
    expect(usable({ shipping: ['COURIER'], amountMinor })).toEqual([...others, 'cash-on-delivery'])
    expect(usable({ shipping: ['FREIGHT'], amountMinor })).toEqual(others)
    expect(usable({ shipping: ['PICKUP'], amountMinor })).toEqual(others)
  })

  it('limits cash on delivery to 500 euro, fee included', () => {
    expect(usable({ shipping: ['COURIER'], amountMinor: 49_750 })).toContain('cash-on-delivery')
    expect(usable({ shipping: ['COURIER'], amountMinor: 49_751 })).not.toContain('cash-on-delivery')
  })

  it('offers nothing where nothing can be shipped', () => {
    expect(usable({ shipping: [], amountMinor: 100 })).toEqual([])
  })
})
