import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSystemClock } from './session-clock.js'

afterEach(() => {
  vi.useRealTimers()
})

describe('createSystemClock', () => {
  it('reads the clock of the device, and a monotonic one', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
    const clock = createSystemClock()
    const startMs = clock.monotonicMs()
    expect(clock.wallMs()).toBe(Date.UTC(2026, 0, 1))
    vi.setSystemTime(Date.UTC(2025, 0, 1))
    vi.advanceTimersByTime(1_500)
    expect(clock.wallMs()).toBe(Date.UTC(2025, 0, 1) + 1_500)
    expect(clock.monotonicMs() - startMs).toBe(1_500)
  })

  it('runs something later, unless it is stopped', () => {
    vi.useFakeTimers()
    const clock = createSystemClock()
    const [run, stopped] = [vi.fn<() => void>(), vi.fn<() => void>()]
    clock.after(1_000, run)
    clock.after(1_000, stopped)()
    vi.advanceTimersByTime(999)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(1)
    expect(stopped).not.toHaveBeenCalled()
  })

  it('keeps a delay that is longer than a timer can be waiting as long as one can', () => {
    vi.useFakeTimers()
    const run = vi.fn<() => void>()
    createSystemClock().after(Number.MAX_SAFE_INTEGER, run)
    vi.advanceTimersByTime(2_147_483_646)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(1)
  })
})
