import { afterEach, describe, expect, it, vi } from 'vitest'

import { whenIdle } from './when-idle.js'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('whenIdle', () => {
  it('waits for an idle moment, with a limit, and can be called off', () => {
    const request = vi.fn<(act: () => void, options: { timeout: number }) => number>(() => 7)
    const cancel = vi.fn<(id: number) => void>()
    vi.stubGlobal('requestIdleCallback', request)
    vi.stubGlobal('cancelIdleCallback', cancel)
    const act = vi.fn<() => void>()
    const callOff = whenIdle(act, 2_000)
    expect(request).toHaveBeenCalledWith(act, { timeout: 2_000 })
    expect(act).not.toHaveBeenCalled()
    callOff()
    expect(cancel).toHaveBeenCalledWith(7)
  })

  it('acts soon in a browser that does not tell', () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    Reflect.deleteProperty(globalThis, 'requestIdleCallback')
    const act = vi.fn<() => void>()
    whenIdle(act, 2_000)
    whenIdle(act, 2_000)()
    vi.runAllTimers()
    expect(act).toHaveBeenCalledOnce()
  })
})
