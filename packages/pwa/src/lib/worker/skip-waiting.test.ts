import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { skipWaiting } from './skip-waiting.js'
import type { WaitingWorker } from './skip-waiting.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser that ignores the request the given number of times, as Chromium may. */
function createScope(drops: number) {
  const serviceWorker = { state: 'installed' }
  let asked = 0
  const scope = {
    serviceWorker,
    async skipWaiting() {
      asked += 1
      if (asked > drops) serviceWorker.state = 'activating'
    },
  }
  return { scope: scope satisfies WaitingWorker, asked: () => asked }
}

describe('skipWaiting', () => {
  it.each([0, 1, 7])(
    'repeats the call until the worker starts, after %i failed attempts',
    async (drops) => {
      const { scope, asked } = createScope(drops)
      skipWaiting(scope)
      await vi.advanceTimersByTimeAsync(60_000)
      expect(asked()).toBe(drops + 1)
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  it('gives up in the end', async () => {
    const { scope, asked } = createScope(Infinity)
    skipWaiting(scope)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(40)
    expect(vi.getTimerCount()).toBe(0)
  })
})
