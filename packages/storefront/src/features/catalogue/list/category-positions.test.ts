import { describe, expect, it } from 'vitest'

import { categoryPositions } from './category-positions.js'

const menu = [
  {
    name: 'Autogas',
    slug: 'autogas',
    children: [
      { name: 'Tanks', slug: 'tanks', children: [{ name: 'Round', slug: 'round' }] },
      { name: 'Kits', slug: 'kits' },
    ],
  },
  { name: 'Cooking', slug: 'cooking', children: [{ name: 'Hobs', slug: 'hobs' }] },
]
const slugs = ['autogas', 'tanks', 'round', 'kits', 'cooking', 'hobs']

describe('categoryPlaces', () => {
  const places = categoryPositions(menu)

  it('ranks each category below the one that it belongs to, and unknown ones last', () => {
    const ranks = [...slugs, 'unknown'].map((value) => places.rankOf({ kind: 'category', value }))
    expect(ranks).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(places.rankOf({ kind: 'brand', value: 'round' })).toBe(0)
  })

  it('knows the level', () => {
    expect([...slugs, 'unknown'].map(places.levelOf)).toEqual([0, 1, 2, 1, 0, 1, 0])
  })

  it('shows the first level, and the children and siblings of the selection', () => {
    const shown = (...chosen: string[]) => slugs.filter((slug) => places.isShown(slug, chosen))
    expect(shown()).toEqual(['autogas', 'cooking'])
    expect(shown('autogas')).toEqual(['autogas', 'tanks', 'kits', 'cooking'])
    expect(shown('round')).toEqual(['autogas', 'tanks', 'round', 'kits', 'cooking'])
  })
})
