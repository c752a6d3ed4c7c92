import { describe, expect, it } from 'vitest'
import { vatBreakdown } from './vat-breakdown.js'

const line = { lineTotalMinor: 2_480, discountMinor: 0, vatMinor: 480, taxRate: 24 }
const none = { currency: 'EUR', itemsMinor: 0, discountMinor: 0, freeShippingRemainingMinor: null }

function breakdown(
  lines: (typeof line)[],
  totals: { shippingMinor: number; paymentFeeMinor: number; vatMinor: number; grandMinor: number },
) {
  // The fields of a line that the breakdown reads.
  const items = lines as unknown as Parameters<typeof vatBreakdown>[0]['items']
  return vatBreakdown({ items, totals: { ...none, ...totals } }, 24)
}

describe('vatBreakdown', () => {
  it('adds up to the order by rate, shipping and fee among the standard one', () => {
    const lines = [line, { ...line, lineTotalMinor: 1_130, vatMinor: 130, taxRate: 13 }]
    const totals = { shippingMinor: 390, paymentFeeMinor: 250, vatMinor: 734, grandMinor: 4_250 }
    const shares = breakdown(lines, totals)
    expect(shares).toEqual([
      { rate: 24, netMinor: 2_516, vatMinor: 604, grossMinor: 3_120 },
      { rate: 13, netMinor: 1_000, vatMinor: 130, grossMinor: 1_130 },
    ])
    const sum = (part: 'vatMinor' | 'grossMinor') =>
      shares.reduce((total, share) => total + share[part], 0)
    expect([sum('vatMinor'), sum('grossMinor')]).toEqual([totals.vatMinor, totals.grandMinor])
  })

  it('takes the discount off the lines that it was given for', () => {
    const discounted = { ...line, discountMinor: 620, vatMinor: 360 }
    const totals = { shippingMinor: 0, paymentFeeMinor: 0, vatMinor: 360, grandMinor: 1_860 }
    expect(breakdown([discounted], totals)).toEqual([
      { rate: 24, netMinor: 1_500, vatMinor: 360, grossMinor: 1_860 },
    ])
  })
})
