import { describe, expect, it } from 'vitest'
import {
  INITIAL_FACET_VIEW,
  isFacetExpanded,
  toggleFacet,
  toggleShowMore,
  visibleFacetValues,
} from './facet-view.js'
import { mergeFacets, type Facet } from './merge-facets.js'
import { createSearchState } from '../search/search-state.js'

function createFacet(count: number, brands: string[] = []): Facet {
  const buckets = Array.from({ length: count }, (_, index) => ({
    value: `b${index}`,
    label: `B${index}`,
    count: 100 - index,
  }))
  const state = createSearchState({ filters: { brands } })
  const aggregation = { kind: 'BRANDS' as const, name: 'brands', label: 'Brand', buckets }
  return mergeFacets([aggregation], state, { locale: 'en' })[0]!
}

describe('isFacetExpanded', () => {
  it('opens the first three and those with a selection', () => {
    expect(isFacetExpanded(INITIAL_FACET_VIEW, createFacet(2), 2)).toBe(true)
    expect(isFacetExpanded(INITIAL_FACET_VIEW, createFacet(2), 3)).toBe(false)
    expect(isFacetExpanded(INITIAL_FACET_VIEW, createFacet(2, ['b1']), 3)).toBe(true)
  })

  it('stays as the shopper left it', () => {
    const facet = createFacet(2)
    const closed = toggleFacet(INITIAL_FACET_VIEW, facet, 0)
    expect(isFacetExpanded(closed, facet, 0)).toBe(false)
    expect(isFacetExpanded(toggleFacet(closed, facet, 0), facet, 9)).toBe(true)
  })
})

describe('visibleFacetValues', () => {
  it('shows eight, then all, then eight again', () => {
    const facet = createFacet(11)
    const first = visibleFacetValues(INITIAL_FACET_VIEW, facet)
    expect([first.values.length, first.hiddenCount]).toEqual([8, 3])
    const complete = toggleShowMore(INITIAL_FACET_VIEW, facet)
    expect(visibleFacetValues(complete, facet)).toMatchObject({ hiddenCount: 0 })
    expect(visibleFacetValues(toggleShowMore(complete, facet), facet).hiddenCount).toBe(3)
  })

  it('hides no selected value', () => {
    const chosen = Array.from({ length: 10 }, (_, index) => `b${index}`)
    const { values, hiddenCount } = visibleFacetValues(INITIAL_FACET_VIEW, createFacet(12, chosen))
    expect(values.every((value) => value.isSelected)).toBe(true)
    expect([values.length, hiddenCount]).toEqual([10, 2])
  })

  it('has no values for a price', () => {
    const facet: Facet = {
      id: 'price',
      label: 'Price',
      selectedCount: 0,
      kind: 'price',
      bounds: null,
      chosen: {},
    }
    expect(visibleFacetValues(INITIAL_FACET_VIEW, facet)).toEqual({ values: [], hiddenCount: 0 })
  })
})
