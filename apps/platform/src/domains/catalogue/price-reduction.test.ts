import { describe, expect, it } from 'vitest'
import { listedReduction, priceReduction } from './price-reduction.js'

const variant = (
  priceMinor: number,
  salePriceMinor: number | null = null,
  lowestPriceMinor: number | null = salePriceMinor === null ? null : priceMinor,
) => ({ priceMinor, salePriceMinor, lowestPriceMinor })

describe('priceReduction', () => {
  it.each([
    ['no sale', variant(1_290), null],
    ['no known price of the 30 days before', variant(1_290, 990, null), null],
    ['a sale at the lowest price', variant(1_290, 990, 990), null],
    ['a sale above the lowest price', variant(1_290, 990, 980), null],
    ['nothing to take off', variant(0, 0, 0), null],
    [
      'the lowest of 30 days below the price before',
      variant(1_290, 990, 1_140),
      { fromMinor: 1_140, savingMinor: 150, rate: 13 },
    ],
    [
      'the lowest of 30 days at the price before',
      variant(20_000, 15_000),
      { fromMinor: 20_000, savingMinor: 5_000, rate: 25 },
    ],
    [
      'a price before below the lowest of 30 days',
      variant(1_000, 900, 1_200),
      { fromMinor: 1_000, savingMinor: 100, rate: 10 },
    ],
    [
      'less than one per cent',
      variant(20_000, 19_999),
      { fromMinor: 20_000, savingMinor: 1, rate: 0 },
    ],
    [
      'exactly one per cent',
      variant(10_000, 9_900),
      { fromMinor: 10_000, savingMinor: 100, rate: 1 },
    ],
    ['given away', variant(500, 0), { fromMinor: 500, savingMinor: 500, rate: 99 }],
  ])('counts from the lowest price of 30 days: %s', (_, given, reduction) => {
    expect(priceReduction(given)).toEqual(reduction)
  })
})

describe('listedReduction', () => {
  it.each([
    ['no variant', [], { named: null, isReduced: false, rate: 0 }],
    ['no reduction', [variant(500), variant(700)], { named: null, isReduced: false, rate: 0 }],
    [
      'the cheapest alone',
      [variant(1_000, 900), variant(2_000)],
      { named: { fromMinor: 1_000, savingMinor: 100, rate: 10 }, isReduced: true, rate: 10 },
    ],
    [
      'the named price less than another',
      [variant(1_000, 900), variant(2_000, 1_000)],
      { named: { fromMinor: 1_000, savingMinor: 100, rate: 10 }, isReduced: true, rate: 10 },
    ],
    [
      'another variant alone',
      [variant(500), variant(2_000, 1_500), variant(2_000, 1_200)],
      { named: null, isReduced: true, rate: 40 },
    ],
    ['a sale that is none', [variant(1_000, 900, 900)], { named: null, isReduced: false, rate: 0 }],
  ])('returns the reduction of the list price: %s', (_, given, listed) => {
    expect(listedReduction(given)).toEqual(listed)
  })
})
