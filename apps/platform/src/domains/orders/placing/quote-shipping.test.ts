import { describe, expect, it } from 'vitest'
import { quoteShipping } from './quote-shipping.js'
import type { ParcelFacts } from './quote-shipping.js'
import { defaultShippingRules } from '../../../foundation/pricing/shipping-rules.js'

const athens = { country: 'GR', postalCode: '10431' }
const mykonos = { country: 'GR', postalCode: '84600' }
const small: ParcelFacts = {
  weightGrams: 1_500,
  longestSideMm: 300,
  dangerousGoods: false,
  itemsMinor: 3_000,
  hasFreeShippingCoupon: false,
}

function quote(
  place: { country: string; postalCode: string | null },
  freight: Partial<ParcelFacts>,
) {
  return quoteShipping(defaultShippingRules, place, { ...small, ...freight }, 5_000)
}

function costs(
  place: { country: string; postalCode: string | null },
  freight: Partial<ParcelFacts>,
) {
  const { quotes } = quote(place, freight)
  return Object.fromEntries(quotes.map(({ method, costMinor }) => [method, costMinor]))
}

describe('quoteShipping', () => {
  it('offers courier and pick-up for a small parcel, more expensive on an island', () => {
    expect(costs(athens, {})).toEqual({ courier: 390, pickup: 0 })
    expect(costs(mykonos, {})).toEqual({ courier: 640, pickup: 0 })
  })

  it('steps with the weight and turns to freight above 30 kg', () => {
    expect(costs(athens, { weightGrams: 2_001 })).toEqual({ courier: 490, pickup: 0 })
    expect(costs(athens, { weightGrams: 30_000 })).toEqual({ courier: 1_490, pickup: 0 })
    expect(costs(athens, { weightGrams: 30_001 })).toEqual({ freight: 2_900, pickup: 0 })
    expect(costs(athens, { weightGrams: 110_000 })).toEqual({ freight: 4_850, pickup: 0 })
  })

  it('turns to freight for what is longer than a courier takes', () => {
    expect(costs(athens, { longestSideMm: 1_200 })).toEqual({ courier: 390, pickup: 0 })
    expect(costs(athens, { longestSideMm: 1_201 })).toEqual({ freight: 1_900, pickup: 0 })
    expect(costs(mykonos, { longestSideMm: 3_000 })).toEqual({ freight: 3_800, pickup: 0 })
    const berlin = { country: 'DE', postalCode: '10115' }
    expect(quote(berlin, { longestSideMm: 1_201 }).error).toBe('NO_SHIPPING_METHODS')
  })

  it('is free above the limit, not at it', () => {
    expect(costs(mykonos, { itemsMinor: 5_000 })['courier']).toBe(640)
    expect(costs(mykonos, { itemsMinor: 5_001 })['courier']).toBe(0)
  })

  it('takes dangerous goods by freight on the mainland or by pick-up only', () => {
    expect(costs(athens, { dangerousGoods: true })).toEqual({ freight: 1_900, pickup: 0 })
    expect(costs(mykonos, { dangerousGoods: true })).toEqual({ pickup: 0 })
  })

  it('charges by the kilogram abroad', () => {
    expect(costs({ country: 'CY', postalCode: '1010' }, { weightGrams: 3_100 })).toEqual({
      courier: 1_290 + 2 * 290,
    })
  })

  it('says why nothing can be sent', () => {
    expect(quote({ country: 'DE', postalCode: '10115' }, { dangerousGoods: true })).toEqual({
      quotes: [],
      error: 'HAZARD_NOT_SHIPPABLE',
    })
    expect(quote({ country: 'US', postalCode: '10001' }, {}).error).toBe('NO_SHIPPING_METHODS')
    expect(quote({ country: 'DE', postalCode: '10115' }, { weightGrams: 40_000 }).error).toBe(
      'NO_SHIPPING_METHODS',
    )
  })
})
