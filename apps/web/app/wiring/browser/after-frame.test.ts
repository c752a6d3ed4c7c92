// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { startAfterFrame } from './after-frame.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
