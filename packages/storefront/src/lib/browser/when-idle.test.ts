import { afterEach, describe, expect, it, vi } from 'vitest'

import { whenIdle } from './when-idle.js'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('whenIdle', () => {
  it('waits for an idle moment, with a limit, and can be called off', () => {
    const request = vi.fn<(callback: () => void, options: { timeout: number }) => number>(() => 7)
    const cancel = vi.fn<(id: number) => void>()
    vi.stubGlobal('requestIdleCallback', request)
    vi.stubGlobal('cancelIdleCallback', cancel)
    const callback = vi.fn<() => void>()
    const callOff = whenIdle(callback, 2_000)
    expect(request).toHaveBeenCalledWith(callback, { timeout: 2_000 })
    expect(callback).not.toHaveBeenCalled()
    callOff()
    expect(cancel).toHaveBeenCalledWith(7)
  })

  it('runs soon in a browser without idle callbacks', () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
    const callback = vi.fn<() => void>()
    whenIdle(callback, 2_000)
    whenIdle(callback, 2_000)()
    vi.runAllTimers()
    expect(callback).toHaveBeenCalledOnce()
  })
})
