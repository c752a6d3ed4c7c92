import { describe, expect, it } from 'vitest'
import { wantedImages } from './wanted-images.js'

describe('wantedImages', () => {
  it('begins with promotions and categories, then offers, then dear products', () => {
    const records = [
      { type: 'category', image: { file: 'hose-a' } },
      product('fitting', 1, [{ priceMinor: 290 }]),
      product('grill', 2, [{ priceMinor: 28_900 }, { priceMinor: 32_900 }]),
      product('heater', 3, [
        { priceMinor: 9990, salePriceMinor: 8990, image: { file: 'heater-red-a' } },
      ]),
      { type: 'promotion', image: { file: 'grill-a' } },
    ]
    const expected = ['grill-a', 'hose-a', 'heater-a', 'fitting-a', 'grill-b', 'heater-red-a']
    expect(wantedImages(records)).toEqual([...expected, 'fitting-b', 'heater-b'])
  })
})

function product(name, sortOrder, variants) {
  const images = ['a', 'b'].map((angle) => ({ file: `${name}-${angle}` }))
  return { type: 'product', sortOrder, variants, images }
}
