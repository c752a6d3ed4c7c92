import { createStore } from 'jotai/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { createFakeClock } from '../testing/fake-clock.js'
import { createTermCycler, EXAMPLE_TERMS } from './term-cycler.js'

describe('createTermCycler', () => {
  it('shows the terms in turn, and begins again', () => {
    const clock = createFakeClock()
    const store = createStore()
    const cycler = createTermCycler({ terms: EXAMPLE_TERMS, clock, store, periodMs: 1000 })
    const seen = [store.get(cycler.termAtom)]
    store.sub(cycler.termAtom, () => seen.push(store.get(cycler.termAtom)))
    cycler.start()
    clock.advance(4000)
    expect(seen).toEqual(['kit', 'multivalve', 'tank', 'filter', 'kit'])
  })

  it('stays while stopped, and leaves no timer behind', () => {
    const clock = createFakeClock()
    const store = createStore()
    const cycler = createTermCycler({ terms: EXAMPLE_TERMS, clock, store })
    const stop = cycler.start()
    cycler.start()
    expect(clock.pendingCount()).toBe(1)
    clock.advance(3000)
    stop()
    expect(clock.pendingCount()).toBe(0)
    clock.advance(60_000)
    expect(store.get(cycler.termAtom)).toBe('multivalve')
    cycler.start()
    clock.advance(3000)
    expect(store.get(cycler.termAtom)).toBe('tank')
  })

  it('notifies nobody who has stopped, and sets no timer for a single term', () => {
    const clock = createFakeClock()
    const listener = vi.fn<() => void>()
    const store = createStore()
    const cycler = createTermCycler({ terms: EXAMPLE_TERMS, clock, store })
    store.sub(cycler.termAtom, listener)()
    cycler.start()
    clock.advance(9000)
    expect(listener).not.toHaveBeenCalled()
    const alone = createFakeClock()
    createTermCycler({ terms: ['kit'], clock: alone }).start()
    expect(alone.pendingCount()).toBe(0)
  })

  it('refuses no terms, and a period too short to read', () => {
    expect(() => createTermCycler({ terms: [] })).toThrow(
      expect.objectContaining({ code: 'no-terms' }),
    )
    for (const periodMs of [0, 99, Number.NaN]) {
      expect(() => createTermCycler({ terms: ['kit'], periodMs })).toThrow(
        expect.objectContaining({ code: 'invalid-period' }),
      )
    }
    expect(() => createTermCycler({ terms: ['kit'], periodMs: 100 })).not.toThrow()
  })
})
