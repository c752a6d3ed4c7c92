import { describe, expect, it } from 'vitest'
import { describeImages } from './describe-images.js'

const images = {
  pxOf: (file) => (file.startsWith('small') ? 640 : 1200),
  isAlike: (one, other) => one.slice(0, 4) === other.slice(0, 4),
}

describe('describeImages', () => {
  it('names small, single and shared first images', () => {
    const { small, single, shared } = describeImages(
      [
        product('one', ['small-a', 'large-a']),
        product('two', ['large-a']),
        product('three', ['large-a']),
      ],
      images,
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
      images,
    )
    expect(keys(dearWithFew)).toEqual(['grill'])
  })

  it('finds neighbours of a list that look alike, in the order of the list', () => {
    const { alike, neighbourCount } = describeImages(
      [
        { type: 'category', key: 'hoses' },
        { ...product('third', ['hose-red-a']), sortOrder: 3 },
        { ...product('first', ['hose-blue-a']), sortOrder: 1 },
        { ...product('second', ['reel-a']), sortOrder: 2 },
        { ...product('fourth', ['hose-black-a']), sortOrder: 4 },
      ],
      images,
    )
    expect(neighbourCount).toBe(3)
    expect(alike.map(({ pair }) => keys(pair))).toEqual([['third', 'fourth']])
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
