import { afterEach, describe, expect, it, vi } from 'vitest'

import { createVersionWatch } from './create-version-watch.js'

afterEach(() => {
  vi.useRealTimers()
})

describe('createVersionWatch', () => {
  it('polls until it is stopped', async () => {
    vi.useFakeTimers()
    const catalogueVersion = vi.fn<() => Promise<string>>(async () => 'v1')
    const stop = createVersionWatch({ version: catalogueVersion, intervalMs: 1_000 }).start()

    await vi.advanceTimersByTimeAsync(2_500)
    expect(catalogueVersion).toHaveBeenCalledTimes(3)
    stop()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(catalogueVersion).toHaveBeenCalledTimes(3)
  })

  it('keeps the version it knew while the platform is away', async () => {
    const answers = [Promise.resolve('v1'), Promise.reject(new Error('away'))]
    const watch = createVersionWatch({
      version: async () => (await answers.shift()) ?? '',
    })
    await watch.check()
    expect(await watch.check()).toBe(false)
    expect(watch.version()).toBe('v1')
    expect(watch.isUp()).toBe(false)
  })

  it('reports changes, and nothing else', async () => {
    const platform = { version: 'v1' }
    const onChange = vi.fn<(state: { isUp: boolean; version: string }) => void>()
    const watch = createVersionWatch({ version: async () => platform.version, onChange })
    await watch.check()
    await watch.check()
    platform.version = 'v2'
    await watch.check()
    expect(onChange.mock.calls).toEqual([
      [{ isUp: true, version: 'v1' }],
      [{ isUp: true, version: 'v2' }],
    ])
  })
})
