import { describe, expect, it } from 'vitest'
import { describeImages } from './describe-images.js'

const pxOf = (file) => (file.startsWith('small') ? 640 : 1200)

describe('describeImages', () => {
  it('names small, single and shared first images', () => {
    const { small, single, shared } = describeImages(
      [
        product('one', ['small-a', 'large-a']),
        product('two', ['large-a']),
        product('three', ['large-a']),
      ],
      pxOf,
    )
    expect(keys(small)).toEqual(['one'])
    expect(keys(single)).toEqual(['two', 'three'])
    expect(keys(shared)).toEqual(['two', 'three'])
  })

  it('names dear products with fewer than three images', () => {
    const { dearWithFew } = describeImages(
      [
        { ...product('grill', ['a', 'b']), variants: [{ priceMinor: 28_900 }] },
        { ...product('range', ['a', 'b', 'c']), variants: [{ priceMinor: 28_900 }] },
      ],
      pxOf,
    )
    expect(keys(dearWithFew)).toEqual(['grill'])
  })

  it('names further images that are small', () => {
    const { smallFurther } = describeImages([product('one', ['large-a', 'small-b'])], pxOf)
    expect(smallFurther).toEqual([{ file: 'small-b' }])
  })
})

function product(key, files) {
  return {
    type: 'product',
    key,
    sortOrder: 1,
    categories: ['hoses'],
    images: files.map((file) => ({ file })),
    variants: [{ priceMinor: 990 }],
  }
}

function keys(products) {
  return products.map(({ key }) => key)
}
