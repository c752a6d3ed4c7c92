import { describe, expect, it } from 'vitest'

import { isBoughtAtOnce, toCardData } from './to-card-data.js'

describe('isBoughtAtOnce', () => {
  it.each([
    [1, 'IN_STOCK', true],
    [1, 'BACKORDER', true],
    [1, 'OUT_OF_STOCK', false],
    [1, 'DISCONTINUED', false],
    [2, 'IN_STOCK', false],
  ] as const)('describes %i variants, %s: %s', (variantsCount, availability, isBought) => {
    expect(isBoughtAtOnce({ variantsCount, availability })).toBe(isBought)
  })
})

describe('toCardData', () => {
  const money = { formatted: '10 €', amountMinor: 1_000, currency: 'EUR' }
  const cardOf = (changes: Partial<Parameters<typeof toCardData>[0]>) =>
    toCardData({
      id: '1',
      slug: 'stove',
      sku: 'STV',
      name: 'Stove',
      kind: 'cooker',
      availability: 'IN_STOCK',
      onSale: false,
      discountRate: 0,
      variantsCount: 1,
      brand: null,
      facts: [],
      colors: [],
      master: { id: '7', maxQuantity: 12 },
      image: null,
      salePriceWithTax: money,
      priceWithTax: money,
      lowestPrice30Days: null,
      ...changes,
    })

  it('adds the unit to a number', () => {
    const facts = [
      { name: 'Power', value: '2.1 kW' },
      { name: 'Burners', value: '2' },
      { name: 'Cylinders', value: '3–4' },
      { name: 'Valve angle', value: '30°' },
    ]
    const card = cardOf({ facts })
    expect(card.facts).toEqual(['2.1\u00A0kW', 'Burners: 2', 'Cylinders: 3\u2060–\u20604', '30°'])
  })

  it('contains a variant for the cart, with its price, if there are no options', () => {
    const unitPrice = { amountMinor: 1_000, currency: 'EUR' }
    expect(cardOf({}).master).toEqual({ id: '7', maxQuantity: 12, unitPrice })
    expect(cardOf({ variantsCount: 2 }).master).toBeNull()
  })
})
