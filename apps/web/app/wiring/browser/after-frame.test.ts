import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { afterFrame, startAfterFrame } from './after-frame.js'

let draw: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    draw = callback
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => (draw = undefined))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('afterFrame', () => {
  it('acts after the frame, and once', () => {
    const act = vi.fn<() => void>()
    afterFrame(act)
    draw?.()
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1000)
    expect(act).toHaveBeenCalledOnce()
  })

  it('acts all the same where nothing is drawn', () => {
    const act = vi.fn<() => void>()
    afterFrame(act)
    vi.advanceTimersByTime(100)
    expect(act).toHaveBeenCalledOnce()
    expect(draw).toBeUndefined()
  })

  it('is called off before the frame and after it', () => {
    const act = vi.fn<() => void>()
    afterFrame(act)()
    const stop = afterFrame(act)
    draw?.()
    stop()
    vi.advanceTimersByTime(1000)
    expect(act).not.toHaveBeenCalled()
  })
})

/** Something that goes on until it is stopped. */
function createWork() {
  const events: string[] = []
  const start = (): (() => void) => {
    events.push('started')
    return () => void events.push('stopped')
  }
  return { events, start }
}

describe('startAfterFrame', () => {
  it('starts behind the frame, once, and stops what goes on', () => {
    const { events, start } = createWork()
    const stop = startAfterFrame(start)
    expect(events).toEqual([])
    vi.advanceTimersByTime(1_000)
    expect(events).toEqual(['started'])
    stop()
    expect(events).toEqual(['started', 'stopped'])
  })

  it('starts nothing that was called off before', () => {
    const { events, start } = createWork()
    startAfterFrame(start)()
    vi.advanceTimersByTime(1_000)
    expect(events).toEqual([])
  })
})
