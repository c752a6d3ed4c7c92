import { describe, expect, it, vi } from 'vitest'
import { createFakeClock } from '../testing/fake-clock.js'
import { createTermCycler, EXAMPLE_TERMS } from './term-cycler.js'

describe('createTermCycler', () => {
  it('shows the terms in turn, and begins again', () => {
    const clock = createFakeClock()
    const cycler = createTermCycler({ terms: EXAMPLE_TERMS, clock, periodMs: 1000 })
    const seen = [cycler.getSnapshot()]
    cycler.subscribe(() => seen.push(cycler.getSnapshot()))
    cycler.start()
    clock.advance(4000)
    expect(seen).toEqual(['kit', 'multivalve', 'tank', 'filter', 'kit'])
  })

  it('stays while stopped, and leaves no timer behind', () => {
    const clock = createFakeClock()
    const cycler = createTermCycler({ terms: EXAMPLE_TERMS, clock })
    const stop = cycler.start()
    cycler.start()
    expect(clock.pendingCount()).toBe(1)
    clock.advance(3000)
    stop()
    expect(clock.pendingCount()).toBe(0)
    clock.advance(60_000)
    expect(cycler.getSnapshot()).toBe('multivalve')
    cycler.start()
    clock.advance(3000)
    expect(cycler.getSnapshot()).toBe('tank')
  })

  it('tells nobody who has stopped listening, nor of a single term', () => {
    const clock = createFakeClock()
    const listener = vi.fn<() => void>()
    const cycler = createTermCycler({ terms: EXAMPLE_TERMS, clock })
    cycler.subscribe(listener)()
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
    expect(() => createTermCycler({ terms: ['kit'], periodMs: 0 })).toThrow(
      expect.objectContaining({ code: 'invalid-period' }),
    )
  })
})
