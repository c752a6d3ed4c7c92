import { describe, expect, it, vi } from 'vitest'
import { createCartStore } from './cart-store.js'
import { createExampleCart, createExampleLine } from '../testing/example-cart.js'

const more = { kind: 'change-by', lineId: 'line-1', difference: 1 } as const

function createAnswer(version: number, quantity: number) {
  return createExampleCart({ version, lines: [createExampleLine({ quantity })] })
}

describe('createCartStore', () => {
  it('shows a change at once and the answer after it', () => {
    const store = createCartStore(createExampleCart())
    const changeId = store.begin(more)
    expect(store.getSnapshot()).toMatchObject({
      totalsStatus: 'updating',
      lines: [{ quantity: 3 }],
    })
    store.settle(changeId, createAnswer(2, 3))
    expect(store.getSnapshot()).toMatchObject({ totalsStatus: 'current', lines: [{ quantity: 3 }] })
  })

  it('takes a refused change back', () => {
    const store = createCartStore(createExampleCart())
    store.fail(store.begin(more))
    expect(store.getSnapshot()).toMatchObject({ totalsStatus: 'current', lines: [{ quantity: 2 }] })
  })

  it('never lets an older answer replace a newer one', () => {
    const store = createCartStore(createExampleCart())
    store.receive(createAnswer(5, 9))
    store.receive(createAnswer(4, 1))
    expect(store.getSnapshot()?.lines[0]?.quantity).toBe(9)
  })

  it('takes another cart whatever its version', () => {
    const store = createCartStore(createAnswer(5, 9))
    store.receive(createExampleCart({ id: 'cart-2', version: 1 }))
    expect(store.getSnapshot()?.id).toBe('cart-2')
  })

  it('keeps changes that are still pending when another answer comes', () => {
    const store = createCartStore(createExampleCart())
    store.begin(more)
    store.receive(createAnswer(2, 5))
    expect(store.getSnapshot()).toMatchObject({
      totalsStatus: 'updating',
      lines: [{ quantity: 6 }],
    })
  })

  it('has no cart when the server has none, and still takes the cart of a change that was on its way', () => {
    const store = createCartStore(createExampleCart({ id: 'finished' }))
    const changeId = store.begin({ kind: 'add', variantId: 'variant-1', quantity: 1 })
    store.receive(null)
    expect(store.getSnapshot()).toBeNull()
    store.settle(changeId, createExampleCart({ id: 'new', version: 1 }))
    expect(store.getSnapshot()).toMatchObject({ id: 'new', totalsStatus: 'current' })
  })

  it('does not bring a cleared cart back with a late answer', () => {
    const store = createCartStore(createExampleCart())
    const changeId = store.begin(more)
    store.clear()
    store.settle(changeId, createAnswer(2, 3))
    expect(store.getSnapshot()).toBeNull()
  })

  it('tells its listeners of every change until they stop', () => {
    const store = createCartStore()
    const listener = vi.fn<() => void>()
    const stop = store.subscribe(listener)
    store.receive(createExampleCart())
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    store.clear()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('answers with the same object until something changes', () => {
    const store = createCartStore(createExampleCart())
    expect(store.getSnapshot()).toBe(store.getSnapshot())
  })
})
