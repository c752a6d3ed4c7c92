import { createMemoryStorage } from '@floga/browser-storage/testing'
import { describe, expect, it } from 'vitest'
import { createListPositions } from './list-positions.js'

const position = { page: 2, scrollPx: 1840, cardId: 'product-7' }

describe('createListPositions', () => {
  it('finds the position in each list again after a reload', () => {
    const memory = createMemoryStorage()
    createListPositions({ storage: memory.openTab() }).save('/products?brand=a', position)
    const positions = createListPositions({ storage: memory.openTab() })
    expect(positions.find('/products?brand=a')).toEqual(position)
    expect(positions.find('/products')).toBeNull()
  })

  it('keeps the newest position in a list, and the newest thirty lists', () => {
    const positions = createListPositions({ storage: createMemoryStorage().openTab() })
    for (let number = 0; number <= 30; number += 1) positions.save(`/list-${number}`, position)
    positions.save('/list-1', { ...position, scrollPx: 3.7 })
    expect(positions.find('/list-0')).toBeNull()
    expect(positions.find('/list-1')).toEqual({ ...position, scrollPx: 4 })
  })

  it('keeps no position that cannot be', () => {
    const positions = createListPositions({ storage: createMemoryStorage().openTab() })
    positions.save('/a', { ...position, page: 0 })
    positions.save('/b', { ...position, scrollPx: Number.NaN })
    positions.save('/c', { page: 1, scrollPx: -20, cardId: '' })
    expect(['/a', '/b'].map(positions.find)).toEqual([null, null])
    expect(positions.find('/c')).toEqual({ page: 1, scrollPx: 0, cardId: null })
  })

  it('survives what a stranger wrote', () => {
    const content = JSON.stringify([['/a', position], ['/b', { page: 'x' }], 3, ['/c']])
    const positions = createListPositions({ storage: createMemoryStorage(content).openTab() })
    expect(positions.find('/a')).toEqual(position)
    expect(positions.find('/b')).toBeNull()
  })
})
