import { describe, expect, it } from 'vitest'

import { rankCategory } from './rank-category.js'

const menu = [
  {
    name: 'Autogas',
    slug: 'autogas',
    children: [{ name: 'Tanks', slug: 'tanks', children: [{ name: 'Round', slug: 'round' }] }],
  },
]

describe('rankCategory', () => {
  it('ranks a category by its level', () => {
    const rankOf = rankCategory(menu)
    const ranks = ['autogas', 'tanks', 'round', 'unknown'].map((value) =>
      rankOf({ kind: 'category', value }),
    )
    expect(ranks).toEqual([0, 1, 2, 0])
  })

  it('ranks nothing else', () => {
    expect(rankCategory(menu)({ kind: 'brand', value: 'round' })).toBe(0)
  })
})
