import { describe, expect, it } from 'vitest'
import { activeChips } from './active-chips.js'
import { createSearchState } from '../search/search-state.js'

const state = createSearchState({
  term: 'tank',
  page: 2,
  filters: {
    brands: ['autarvo'],
    price: { maxMinor: 5000 },
    onSale: true,
    options: { size: ['s'] },
  },
})

describe('activeChips', () => {
  it('shows one chip for each selection, and the rest without it', () => {
    const chips = activeChips(state, (selection) => `a ${selection.kind}`)
    expect(chips.map(({ id, label }) => [id, label])).toEqual([
      ['brand:autarvo', 'a brand'],
      ['price', 'a price'],
      ['offer', 'a offer'],
      ['o.size:s', 'a option'],
    ])
    expect(chips[0]?.next).toEqual(
      createSearchState({ ...state, page: 1, filters: { ...state.filters, brands: [] } }),
    )
    expect(chips[1]?.next.filters.price).toEqual({})
    expect(chips[2]?.next.filters.onSale).toBe(false)
    expect(chips[3]?.next.filters.options).toEqual({})
  })

  it('lets a value without a label speak for itself', () => {
    const labels = activeChips(state, () => null).map(({ label }) => label)
    expect(labels).toEqual(['autarvo', '–5000', 'offer', 's'])
  })

  it('shows nothing if only a term and an order are set', () => {
    expect(activeChips(createSearchState({ term: 'a', sort: 'name' }), () => null)).toEqual([])
  })
})
