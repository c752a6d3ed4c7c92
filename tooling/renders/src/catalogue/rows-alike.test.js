import { describe, expect, it } from 'vitest'
import { findRowsAlike } from './rows-alike.js'

const never = () => false

describe('findRowsAlike', () => {
  it('finds two alike among any four in a row, however a list is sorted', () => {
    const products = ['a', 'b', 'c', 'd', 'e', 'f'].map((key, at) => product(key, `${key}-a`, at))
    const isAlike = (one, other) => one === 'a-a' && other === 'e-a'
    expect(findRowsAlike([...products, { type: 'category', key: 'hoses' }], isAlike)).toEqual([])
    products[4].variants[0].priceMinor = 1
    expect(findRowsAlike(products, isAlike)).toEqual([{ list: 'all, cheapest', pair: ['a', 'e'] }])
  })

  it('looks at categories with what is below them, brands and related products', () => {
    const far = Array.from({ length: 8 }, (_, at) => ({
      ...product(`x${at}`, `x${at}-a`, at + 1),
      categories: ['other'],
    }))
    const [first, last] = [product('m', 'm-a', 0), product('z', 'z-a', 99)]
    const isAlike = (one, other) => one === 'm-a' && other === 'z-a'
    const lists = (...more) =>
      findRowsAlike([first, ...far, last, ...more], isAlike).map(({ list }) => list)
    expect(
      lists({ type: 'category', key: 'pipe' }, { type: 'category', key: 'hoses', parent: 'pipe' }),
    ).toEqual(['category pipe, as the merchant has them'])
    expect(lists({ type: 'brand', key: 'one' })).toEqual(['brand one, as the merchant has them'])
    far[0].related = ['m', 'z']
    expect(lists()).toEqual(['related to x0'])
  })

  it('lets no two of a category have the same image, wherever they stand', () => {
    const products = ['a', 'b', 'c', 'd', 'e'].map((key, at) => product(key, `${key}-a`, at))
    products[4].images = products[0].images
    expect(findRowsAlike(products, never)).toEqual([{ list: 'any of hoses', pair: ['a', 'e'] }])
  })
})

function product(key, file, sortOrder) {
  return {
    type: 'product',
    key,
    sortOrder,
    brand: key === 'm' || key === 'z' ? 'one' : 'other',
    categories: ['hoses'],
    createdAt: new Date(2026, 0, 40 - sortOrder).toISOString(),
    translations: { el: { name: key }, en: { name: key } },
    images: [{ file }],
    variants: [{ priceMinor: 1000 + sortOrder }],
  }
}
