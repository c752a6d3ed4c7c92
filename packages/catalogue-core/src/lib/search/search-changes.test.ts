import { describe, expect, it } from 'vitest'
import {
  clearFilters,
  removeSelection,
  setPage,
  setPrice,
  setSort,
  setTerm,
  toggleSelection,
} from './search-changes.js'
import { createSearchState } from './search-state.js'
import { listSelections, type Selection } from './selection.js'

const onPageThree = createSearchState({ term: 'tank', page: 3, sort: 'name' })

describe('toggleSelection', () => {
  it('selects, deselects, and resets the page each time', () => {
    const choices: Selection[] = [
      { kind: 'category', value: 'tanks' },
      { kind: 'brand', value: 'autarvo' },
      { kind: 'availability', value: 'IN_STOCK' },
      { kind: 'option', internalName: 'capacity', value: '40-l' },
      { kind: 'offer' },
      { kind: 'price', maxMinor: 5000 },
    ]
    for (const choice of choices) {
      const chosen = toggleSelection(onPageThree, choice)
      expect(listSelections(chosen)).toEqual([choice])
      expect(chosen).toMatchObject({ term: 'tank', sort: 'name', page: 1 })
      expect(toggleSelection(setPage(chosen, 2), choice)).toEqual({ ...onPageThree, page: 1 })
    }
  })

  it('does not change a full facet', () => {
    const brands = Array.from({ length: 20 }, (_, index) => `b${index}`)
    const full = createSearchState({ filters: { brands } })
    expect(toggleSelection(full, { kind: 'brand', value: 'a' })).toEqual(full)
  })

  it('sets another price in place of the one chosen', () => {
    const cheap = toggleSelection(onPageThree, { kind: 'price', maxMinor: 5000 })
    const dear = toggleSelection(cheap, { kind: 'price', minMinor: 5000 })
    expect(dear.filters.price).toEqual({ minMinor: 5000 })
  })

  it('does not take an inherited property for a chosen option', () => {
    const choice: Selection = { kind: 'option', internalName: 'constructor', value: 'x' }
    expect(listSelections(toggleSelection(onPageThree, choice))).toEqual([choice])
  })
})

describe('removeSelection', () => {
  it('only resets the page for an unselected value', () => {
    const first = { ...onPageThree, page: 1 }
    expect(removeSelection(onPageThree, { kind: 'brand', value: 'a' })).toEqual(first)
    expect(removeSelection(onPageThree, { kind: 'offer' })).toEqual(first)
  })
})

describe('setPrice', () => {
  it('sets, turns and clears', () => {
    const priced = setPrice(onPageThree, { minMinor: 900, maxMinor: 100 })
    expect(priced.filters.price).toEqual({ minMinor: 100, maxMinor: 900 })
    expect(priced.page).toBe(1)
    expect(setPrice(priced, {}).filters.price).toEqual({})
  })
})

describe('setSort, setTerm, setPage', () => {
  it('resets the page for another order or term, and keeps the filters', () => {
    const state = createSearchState({ page: 3, filters: { brands: ['a'] } })
    expect(setSort(state, 'newest')).toEqual({ ...state, sort: 'newest', page: 1 })
    expect(setTerm(state, '  hose ')).toEqual({ ...state, term: 'hose', page: 1 })
  })

  it('sets the page, and ignores invalid ones', () => {
    expect(setPage(onPageThree, 4).page).toBe(4)
    expect(setPage(onPageThree, 0).page).toBe(1)
  })
})

describe('clearFilters', () => {
  it('keeps term and order', () => {
    const state = createSearchState({ term: 'tank', sort: 'name', filters: { onSale: true } })
    expect(clearFilters(state)).toEqual(createSearchState({ term: 'tank', sort: 'name' }))
  })
})
