import { describe, expect, it } from 'vitest'
import { createListPositions } from './list-positions.js'
import { createMemoryStorage } from '../testing/memory-storage.js'

const place = { page: 2, scrollPx: 1840, cardId: 'product-7' }

describe('createListPlaceStore', () => {
  it('knows the place of each list again after a reload', () => {
    const memory = createMemoryStorage()
    createListPositions({ storage: memory.openTab() }).remember('/products?brand=a', place)
    const store = createListPositions({ storage: memory.openTab() })
    expect(store.recall('/products?brand=a')).toEqual(place)
    expect(store.recall('/products')).toBeNull()
  })

  it('keeps the newest place of a list, and the newest thirty lists', () => {
    const store = createListPositions({ storage: createMemoryStorage().openTab() })
    for (let number = 0; number <= 30; number += 1) store.remember(`/list-${number}`, place)
    store.remember('/list-1', { ...place, scrollPx: 3.7 })
    expect(store.recall('/list-0')).toBeNull()
    expect(store.recall('/list-1')).toEqual({ ...place, scrollPx: 4 })
  })

  it('remembers no place that cannot be', () => {
    const store = createListPositions({ storage: createMemoryStorage().openTab() })
    store.remember('/a', { ...place, page: 0 })
    store.remember('/b', { ...place, scrollPx: Number.NaN })
    store.remember('/c', { page: 1, scrollPx: -20, cardId: '' })
    expect(['/a', '/b'].map(store.recall)).toEqual([null, null])
    expect(store.recall('/c')).toEqual({ page: 1, scrollPx: 0, cardId: null })
  })

  it('survives what a stranger wrote', () => {
    const content = JSON.stringify([['/a', place], ['/b', { page: 'x' }], 3, ['/c']])
    const store = createListPositions({ storage: createMemoryStorage(content).openTab() })
    expect(store.recall('/a')).toEqual(place)
    expect(store.recall('/b')).toBeNull()
  })
})
