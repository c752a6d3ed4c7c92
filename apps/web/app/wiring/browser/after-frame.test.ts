import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { afterFrame } from './after-frame.js'

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
