import { describe, expect, it } from 'vitest'
import { hasFreeShipping, sumTotals } from './totals.js'

const options = {
  currency: 'EUR',
  shippingMinor: null,
  paymentFeeMinor: 0,
  freeShippingAboveMinor: 5_000,
  standardTaxRate: 24,
}

function remaining(minor: number): number | null {
  const lines = [{ quantity: 1, unitPriceMinor: minor, taxRate: 24 }]
  return sumTotals(lines, options).freeShippingRemainingMinor
}

describe('sumTotals', () => {
  it('sums lines with the VAT that each of them contains', () => {
    const totals = sumTotals(
      [
        { quantity: 2, unitPriceMinor: 1_240, taxRate: 24 },
        { quantity: 1, unitPriceMinor: 1_130, taxRate: 13 },
      ],
      options,
    )
    expect(totals.itemsMinor).toBe(3_610)
    expect(totals.vatMinor).toBe(480 + 130)
    expect(totals.grandMinor).toBe(3_610)
    expect(totals.shippingMinor).toBeNull()
  })

  it('adds shipping and fee with their VAT', () => {
    const totals = sumTotals([{ quantity: 1, unitPriceMinor: 1_240, taxRate: 24 }], {
      ...options,
      shippingMinor: 620,
      paymentFeeMinor: 250,
    })
    expect(totals.grandMinor).toBe(2_110)
    expect(totals.vatMinor).toBe(240 + 120 + 48)
  })

  it('returns the amount missing to free shipping, which starts above the limit', () => {
    expect(remaining(3_000)).toBe(2_000)
    expect(remaining(5_000)).toBe(1)
    expect(remaining(5_001)).toBe(0)
  })

  it('knows no remainder for a tenant without free shipping', () => {
    const totals = sumTotals([], { ...options, freeShippingAboveMinor: null })
    expect(totals.freeShippingRemainingMinor).toBeNull()
    expect(totals.grandMinor).toBe(0)
  })
})

describe('hasFreeShipping', () => {
  it('begins above the limit, not at it', () => {
    expect(hasFreeShipping(5_000, 5_000)).toBe(false)
    expect(hasFreeShipping(5_001, 5_000)).toBe(true)
    expect(hasFreeShipping(1_000_000, null)).toBe(false)
  })
})
