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
    positions.save('/d', { ...position, page: 1.5 })
    expect(positions.find('/c')).toEqual({ page: 1, scrollPx: 0, cardId: null })
    expect(positions.find('/d')).toBeNull()
  })

  it('keeps addresses of 2,000 characters and ids of 200, and no longer ones', () => {
    const positions = createListPositions({ storage: createMemoryStorage().openTab() })
    const address = `/${'a'.repeat(1_999)}`
    positions.save(address, position)
    positions.save(`${address}a`, position)
    expect([address, `${address}a`].map(positions.find)).toEqual([position, null])
    positions.save('/a', { ...position, cardId: 'a'.repeat(200) })
    positions.save('/b', { ...position, cardId: 'a'.repeat(201) })
    expect(positions.find('/a')?.cardId).toHaveLength(200)
    expect(positions.find('/b')?.cardId).toBeNull()
  })

  it('survives invalid stored values', () => {
    const open = (content: unknown) =>
      createListPositions({ storage: createMemoryStorage(JSON.stringify(content)).openTab() })
    const odd = [['/a', position], ['/b', { page: 'x' }], 3, ['/c'], [7, position], ['/d', [1]]]
    const wrong = [['/e', { ...position, scrollPx: '1' }], ['/f', null], null]
    const positions = open([...odd, ...wrong])
    expect(positions.find('/a')).toEqual(position)
    expect(['/b', '/c', '/d', '/e', '/f'].map(positions.find)).toEqual(Array(5).fill(null))
    expect(open({ '/a': position }).find('/a')).toBeNull()
    const many = Array.from({ length: 31 }, (_, number) => [`/list-${number}`, position])
    expect(open(many).find('/list-0')).toBeNull()
    expect(open(many).find('/list-1')).toEqual(position)
  })
})
