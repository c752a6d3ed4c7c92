import { describe, expect, it } from 'vitest'
import { createFacetLabels, mergeFacets, type Aggregation } from './merge-facets.js'
import { createSearchState } from '../search/search-state.js'

const brands: Aggregation = {
  kind: 'BRANDS',
  name: 'brands',
  label: 'Μάρκα',
  buckets: [
    { value: 'valvenza', label: 'Valvenza', count: 7 },
    { value: 'autarvo', label: 'Autarvo', count: 7 },
    { value: 'sievara', label: 'Sievara', count: 12 },
    { value: 'pyrelia', label: 'Pyrelia', count: 1 },
  ],
}
const lengths: Aggregation = {
  kind: 'OPTIONS',
  name: 'length',
  label: 'Μήκος',
  buckets: [
    { value: '10-m', label: '10 m', count: 2 },
    { value: '3-m', label: '3 m', count: 2 },
  ],
}
const price: Aggregation = {
  kind: 'PRICE',
  name: 'price',
  label: 'Τιμή',
  buckets: [],
  minMinor: 590,
  maxMinor: 89_000,
}

function values(aggregation: Aggregation, state = createSearchState()) {
  const [facet] = mergeFacets([aggregation], state, { locale: 'el' })
  if (facet?.kind !== 'values') throw new Error('No facet with values.')
  return facet.values.map(({ label, count, isSelected }) => [label, count, isSelected])
}

describe('mergeFacets', () => {
  it('orders by count, then label, whatever is selected: the next tap must not meet another value', () => {
    const state = createSearchState({ filters: { brands: ['pyrelia'] } })
    expect(values(brands, state)).toEqual([
      ['Sievara', 12, false],
      ['Autarvo', 7, false],
      ['Valvenza', 7, false],
      ['Pyrelia', 1, true],
    ])
    expect(values(lengths).map(([label]) => label)).toEqual(['3 m', '10 m'])
  })

  it('orders by the language of each page, in turn', () => {
    const names: Aggregation = {
      ...brands,
      buckets: ['z', 'ä'].map((label) => ({ value: label, label, count: 1 })),
    }
    const orderIn = (locale: string) => {
      const [facet] = mergeFacets([names], createSearchState(), { locale })
      return facet?.kind === 'values' ? facet.values.map(({ label }) => label).join('') : ''
    }
    expect(['de', 'sv', 'de', 'sv'].map(orderIn)).toEqual(['äz', 'zä', 'äz', 'zä'])
  })

  it('puts lower ranks before higher counts', () => {
    const state = createSearchState({ filters: { brands: ['valvenza'] } })
    const rankOf = (selection: { kind: string; value?: unknown }) =>
      selection.value === 'pyrelia' ? 0 : 1
    const [facet] = mergeFacets([brands], state, { locale: 'el', rankOf })
    const labels = facet?.kind === 'values' ? facet.values.map(({ label }) => label) : []
    expect(labels).toEqual(['Pyrelia', 'Sievara', 'Autarvo', 'Valvenza'])
  })

  it('keeps a selected value that no product has any more', () => {
    const state = createSearchState({ filters: { brands: ['gone', 'sievara'] } })
    expect(values(brands, state).filter(([, , isSelected]) => isSelected)).toEqual([
      ['Sievara', 12, true],
      ['gone', 0, true],
    ])
    const labels = () => 'Gone Ltd'
    const [facet] = mergeFacets([{ ...brands, buckets: [] }], state, { locale: 'el', labels })
    expect(facet).toMatchObject({
      id: 'brand',
      selectedCount: 2,
      values: [{ label: 'Gone Ltd', count: 0 }, { count: 0 }],
    })
  })

  it('hides values and facets that lead nowhere', () => {
    const empty = { ...brands, buckets: [{ value: 'a', label: 'A', count: 0 }] }
    const none = { ...price, minMinor: null, maxMinor: null }
    expect(mergeFacets([empty, none], createSearchState(), { locale: 'el' })).toEqual([])
  })

  it('returns the bounds of the price next to the selected range', () => {
    const state = createSearchState({ filters: { price: { maxMinor: 5000 } } })
    expect(mergeFacets([price], state, { locale: 'el' })).toEqual([
      {
        id: 'price',
        label: 'Τιμή',
        kind: 'price',
        selectedCount: 1,
        bounds: { minMinor: 590, maxMinor: 89_000 },
        chosen: { maxMinor: 5000 },
      },
    ])
  })

  it('distinguishes options, availability and offers', () => {
    const state = createSearchState({
      filters: { availability: ['IN_STOCK'], onSale: true, options: { length: ['3-m'] } },
    })
    const stock: Aggregation = {
      kind: 'AVAILABILITY',
      name: 'availability',
      label: 'Διαθεσιμότητα',
      buckets: [
        { value: 'IN_STOCK', label: 'Σε απόθεμα', count: 4 },
        { value: 'MADE_UP', label: '?', count: 4 },
      ],
    }
    const offers: Aggregation = {
      kind: 'ON_SALE',
      name: 'on-sale',
      label: 'Προσφορές',
      buckets: [{ value: 'true', label: 'Προσφορά', count: 3 }],
    }
    const facets = mergeFacets([stock, offers, lengths], state, { locale: 'el' })
    expect(facets.map(({ id, selectedCount }) => [id, selectedCount])).toEqual([
      ['availability', 1],
      ['offer', 1],
      ['o.length', 1],
    ])
    expect(values(stock, state)).toEqual([['Σε απόθεμα', 4, true]])
  })
})

describe('createFacetLabels', () => {
  it('reuses known counts, and requests the rest', () => {
    const labels = createFacetLabels([brands, lengths], ({ kind }) => `some ${kind}`)
    expect(labels({ kind: 'brand', value: 'sievara' })).toBe('Sievara')
    expect(labels({ kind: 'option', internalName: 'length', value: '3-m' })).toBe('3 m')
    expect(labels({ kind: 'option', internalName: 'width', value: '3-m' })).toBe('some option')
    expect(labels({ kind: 'price', maxMinor: 1 })).toBe('some price')
  })
})
