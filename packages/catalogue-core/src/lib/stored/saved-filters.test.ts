import { describe, expect, it } from 'vitest'
import { createSavedFilters } from './saved-filters.js'
import { createMemoryStorage } from '../testing/memory-storage.js'
import { createSearchState } from '../search/search-state.js'
import { NO_FILTERS } from '../search/selection.js'

const { filters } = createSearchState({
  filters: { brands: ['autarvo'], price: { maxMinor: 5000 }, options: { size: ['1,5 m'] } },
})

describe('createFilterStore', () => {
  it('keeps filters apart by namespace', () => {
    const memory = createMemoryStorage()
    createSavedFilters({ storage: memory.openTab() }).write('products', filters)
    const store = createSavedFilters({ storage: memory.openTab() })
    expect(store.read('products')).toEqual(filters)
    expect(store.read('brand:autarvo')).toBeNull()
    expect(store.read('constructor')).toBeNull()
  })

  it('forgets a namespace without filters, and all of them on demand', () => {
    const store = createSavedFilters({ storage: createMemoryStorage().openTab() })
    store.write('products', filters)
    store.write('offers', filters)
    store.write('products', NO_FILTERS)
    expect(store.read('products')).toBeNull()
    store.clear()
    expect(store.getSnapshot()).toEqual([])
  })

  it('drops the namespace used longest ago, and one with an endless name', () => {
    const store = createSavedFilters({ storage: createMemoryStorage().openTab() })
    for (let number = 0; number < 51; number += 1) store.write(`list-${number}`, filters)
    store.write('n'.repeat(500), filters)
    expect(store.getSnapshot()).toHaveLength(50)
    expect(store.read('list-0')).toBeNull()
    expect(store.read('list-50')).toEqual(filters)
  })

  it('reads only what makes sense of what a stranger wrote', () => {
    const content = [['products', 'brand=a&page=9&price=x'], 'offers', ['x', 1], null]
    const storage = createMemoryStorage(JSON.stringify(content)).openTab()
    const store = createSavedFilters({ storage })
    expect(store.read('products')).toEqual(
      createSearchState({ filters: { brands: ['a'] } }).filters,
    )
    expect(store.getSnapshot()).toHaveLength(1)
  })

  it('goes on without storage', () => {
    const memory = createMemoryStorage()
    memory.failure = 'blocked'
    const store = createSavedFilters({ storage: memory.openTab() })
    store.write('products', filters)
    expect(store.read('products')).toEqual(filters)
  })
})
