import { describe, expect, it } from 'vitest'
import { createSearchState } from './search-state.js'
import { toSearchVariables } from './search-variables.js'

describe('toSearchVariables', () => {
  it('requests the unfiltered list if nothing is selected', () => {
    expect(toSearchVariables(createSearchState(), { pageSize: 24 })).toEqual({
      first: 24,
      skip: 0,
      term: null,
      where: null,
      order: 'RELEVANCE',
      aggs: null,
      fields: null,
      suggest: false,
    })
  })

  it('requests all selections', () => {
    const state = createSearchState({
      term: 'tank',
      page: 3,
      sort: 'price-desc',
      filters: {
        categories: ['tanks'],
        brands: ['autarvo'],
        price: { minMinor: 1000 },
        availability: ['IN_STOCK'],
        onSale: true,
        options: { capacity: ['40-l', '60-l'] },
      },
    })
    const aggs = ['BRANDS', 'PRICE'] as const
    expect(toSearchVariables(state, { pageSize: 10, aggs, fields: ['NAME', 'SKU'] })).toEqual({
      first: 10,
      skip: 20,
      term: 'tank',
      where: {
        categories: ['tanks'],
        brands: ['autarvo'],
        price: { minMinor: 1000 },
        availability: ['IN_STOCK'],
        onSale: true,
        options: [{ internalName: 'capacity', values: ['40-l', '60-l'] }],
      },
      order: 'PRICE_DESC',
      aggs: ['BRANDS', 'PRICE'],
      fields: ['NAME', 'SKU'],
      suggest: true,
    })
  })

  it('names every order as the contract does', () => {
    const orders = ['relevance', 'price-asc', 'price-desc', 'newest', 'name', 'discount'] as const
    const named = orders.map(
      (sort) => toSearchVariables(createSearchState({ sort }), { pageSize: 24 }).order,
    )
    expect(named).toEqual(['RELEVANCE', 'PRICE_ASC', 'PRICE_DESC', 'NEWEST', 'NAME', 'DISCOUNT'])
  })

  it('restricts a page to its subject', () => {
    const state = createSearchState({ filters: { brands: ['other'], onSale: true } })
    expect(toSearchVariables(state, { pageSize: 24, where: { brands: ['own'] } }).where).toEqual({
      brands: ['own'],
      onSale: true,
    })
  })

  it('never skips further than the contract allows', () => {
    const state = createSearchState({ page: 9000 })
    expect(toSearchVariables(state, { pageSize: 24 }).skip).toBe(0)
    const last = createSearchState({ page: 100 })
    expect(toSearchVariables(last, { pageSize: 100 }).skip).toBe(9_900)
    const beyond = createSearchState({ page: 101 })
    expect(toSearchVariables(beyond, { pageSize: 100 }).skip).toBe(0)
  })

  it('rejects an invalid page size', () => {
    expect(() => toSearchVariables(createSearchState(), { pageSize: 500 })).toThrow(
      expect.objectContaining({ code: 'invalid-page-size' }),
    )
  })
})
