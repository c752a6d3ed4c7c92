import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearchState, searchHref, searchParamsOf } from './search-address.js'
import {
  clearFilters,
  removeSelection,
  setPage,
  setPrice,
  setSort,
  setTerm,
  toggleSelection,
} from './search-changes.js'
import { AVAILABILITIES, createSearchState, SORT_ORDERS } from './search-state.js'
import type { SearchState, SortName } from './search-state.js'
import type { Selection } from './selection.js'

const text = fc.oneof(
  fc.constantFrom('a', 'b', '1,5 m', '~', '~.', ',', ' ', 'φίλτρο', '#ff00ff', '1/2"', '__proto__'),
  fc.string({ unit: 'binary', maxLength: 100 }),
)
const sort = fc.constantFrom(...(Object.keys(SORT_ORDERS) as SortName[]))
const amount = fc.option(fc.oneof(fc.integer(), fc.double()), { nil: undefined })
const price = fc.record({ minMinor: amount, maxMinor: amount })
const page = fc.integer({ min: -2, max: 416 })
const name = fc.oneof(fc.constantFrom('capacity', 'toString', '10', '9', 'Μήκος'), text)

const states = fc
  .record({
    term: text,
    isExact: fc.boolean(),
    page,
    sort,
    filters: fc.record({
      categories: fc.array(text, { maxLength: 30 }),
      brands: fc.array(text, { maxLength: 5 }),
      price,
      availability: fc.array(fc.constantFrom(...AVAILABILITIES)),
      onSale: fc.boolean(),
      options: fc.dictionary(name, fc.array(text, { maxLength: 5 }), { maxKeys: 14 }),
    }),
  })
  .map(createSearchState)

const selections: fc.Arbitrary<Selection> = fc.oneof(
  fc.record({ kind: fc.constantFrom('category' as const, 'brand' as const), value: text }),
  fc.record({
    kind: fc.constant('availability' as const),
    value: fc.constantFrom(...AVAILABILITIES),
  }),
  fc.record({ kind: fc.constant('option' as const), internalName: name, value: text }),
  fc.record({ kind: fc.constant('offer' as const) }),
  price.map((range) => ({ kind: 'price' as const, ...range })),
)

const changes: fc.Arbitrary<(state: SearchState) => SearchState> = fc.oneof(
  selections.map((selection) => (state: SearchState) => toggleSelection(state, selection)),
  selections.map((selection) => (state: SearchState) => removeSelection(state, selection)),
  price.map((range) => (state: SearchState) => setPrice(state, range)),
  sort.map((order) => (state: SearchState) => setSort(state, order)),
  text.map((term) => (state: SearchState) => setTerm(state, term)),
  page.map((number) => (state: SearchState) => setPage(state, number)),
  fc.constant(clearFilters),
)

function readBack(state: SearchState): SearchState {
  const address = searchHref('/products', state)
  return parseSearchState(new URL(address, 'http://shop.test').searchParams)
}

describe('parseSearchState', () => {
  it('reads back every state from its address', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parseSearchState(searchParamsOf(state))).toEqual(state)
        expect(readBack(state)).toEqual(state)
      }),
    )
  })

  it('finds one address for whatever a stranger writes', () => {
    const query = fc.array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom('search', 'category', 'brand', 'price', 'price-from', 'page', 'o.a'),
          name.map((option) => `o.${option}`),
          text,
        ),
        text,
      ),
    )
    fc.assert(
      fc.property(query, (pairs) => {
        const state = parseSearchState(new URLSearchParams(pairs))
        expect(createSearchState(state)).toEqual(state)
        expect(readBack(state)).toEqual(state)
      }),
    )
  })
})

describe('toggleSelection and the other changes', () => {
  it('never leave a state that its address does not give back', () => {
    fc.assert(
      fc.property(states, fc.array(changes, { maxLength: 20 }), (start, steps) => {
        const end = steps.reduce((state, step) => step(state), start)
        expect(readBack(end)).toEqual(end)
      }),
    )
  })

  it('go back to the first page whenever the filters differ', () => {
    fc.assert(
      fc.property(states, changes, (before, change) => {
        const after = change(before)
        const isSame = JSON.stringify(after.filters) === JSON.stringify(before.filters)
        expect(isSame || after.page === 1).toBe(true)
      }),
    )
  })
})
