import { createMemoryStorage, type MemoryStorage } from '@floga/browser-storage/testing'
import { createStore } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { createSavedFilters } from './saved-filters.js'
import { createSearchState } from '../search/search-state.js'
import { NO_FILTERS } from '../search/selection.js'

const { filters } = createSearchState({
  filters: { brands: ['autarvo'], price: { maxMinor: 5000 }, options: { size: ['1,5 m'] } },
})

/** Subscribes to saved filters as a page does. */
function openShown(memory: MemoryStorage) {
  const store = createStore()
  const saved = createSavedFilters({ storage: memory.openTab(), store })
  store.sub(saved.savedFiltersAtom, () => {})
  return { saved, shown: () => store.get(saved.savedFiltersAtom) }
}

describe('createSavedFilters', () => {
  it('keeps filters apart by namespace', () => {
    const memory = createMemoryStorage()
    createSavedFilters({ storage: memory.openTab() }).write('products', filters)
    const saved = createSavedFilters({ storage: memory.openTab() })
    expect(saved.read('products')).toEqual(filters)
    expect(saved.read('brand:autarvo')).toBeNull()
    expect(saved.read('constructor')).toBeNull()
  })

  it('deletes a namespace without filters, and all of them on demand', () => {
    const memory = createMemoryStorage()
    const saved = createSavedFilters({ storage: memory.openTab() })
    saved.write('products', filters)
    saved.write('offers', filters)
    saved.write('products', NO_FILTERS)
    expect(saved.read('products')).toBeNull()
    saved.clear()
    expect(saved.read('offers')).toBeNull()
    expect(memory.text).toBeNull()
  })

  it('drops the namespace used longest ago, and one with an endless name', () => {
    const { saved, shown } = openShown(createMemoryStorage())
    for (let number = 0; number < 51; number += 1) saved.write(`list-${number}`, filters)
    saved.write('n'.repeat(500), filters)
    expect(shown()).toHaveLength(50)
    expect(saved.read('list-0')).toBeNull()
    expect(saved.read('list-50')).toEqual(filters)
  })

  it('keeps a name of 200 characters, and the newest filters of a namespace at the end', () => {
    const { saved, shown } = openShown(createMemoryStorage())
    saved.write('n'.repeat(200), filters)
    saved.write('n'.repeat(201), filters)
    saved.write('products', filters)
    saved.write('n'.repeat(200), createSearchState({ filters: { onSale: true } }).filters)
    expect(shown()).toEqual([
      ['products', expect.stringContaining('brand=autarvo')],
      ['n'.repeat(200), 'offer=1'],
    ])
  })

  it('changes nothing where the same is written again, or nothing taken away', () => {
    const { saved, shown } = openShown(createMemoryStorage())
    saved.write('products', filters)
    const before = shown()
    saved.write('products', filters)
    saved.write('offers', NO_FILTERS)
    expect(shown()).toBe(before)
  })

  it('parses nothing from other types', () => {
    const problems: string[] = []
    const open = (text: string) =>
      createSavedFilters({
        storage: createMemoryStorage(text).openTab(),
        onProblem: ({ code }) => problems.push(code),
      })
    expect(open('{"products":"brand=a"}').read('products')).toBeNull()
    expect(open('[').read('products')).toBeNull()
    expect(problems).toEqual(['foreign', 'corrupt'])
  })

  it('parses only valid entries of foreign content', () => {
    const content = [['products', 'brand=a&page=9&price=x'], 'offers', ['x', 1], null]
    const { saved, shown } = openShown(createMemoryStorage(JSON.stringify(content)))
    expect(saved.read('products')).toEqual(
      createSearchState({ filters: { brands: ['a'] } }).filters,
    )
    expect(shown()).toHaveLength(1)
  })

  it('works without storage', () => {
    const memory = createMemoryStorage()
    memory.failure = 'blocked'
    const saved = createSavedFilters({ storage: memory.openTab() })
    saved.write('products', filters)
    expect(saved.read('products')).toEqual(filters)
  })
})
